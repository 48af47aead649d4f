import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawInstance } from "#generators/draw";
import { render } from "#generators/render";
import { stream } from "#src/rng";
import { recipes } from "#training/recipes/index";

const test = suite("recipes");

const problems = Array.from({ length: 10 }, (_, i) => {
  const rng = stream(1, i);
  const instance = drawInstance({ task: "shortest-path", family: "er", numbers: "int-small", size: [4, 6] }, rng);
  return render(instance, { encoding: "incident", format: "line", reasoning: "trace" }, rng);
});

test("chain of thought: the problem's own prompt and target", () => {
  const rows = recipes.cot(problems);
  assert.equal(
    rows,
    problems.map(({ prompt, target }) => ({ prompt, target })),
  );
});

test("answer: the same prompt, and the last line of the target alone", () => {
  recipes.answer(problems).forEach(({ prompt, target }, i) => {
    assert.is(prompt, problems[i]!.prompt);
    assert.is(target, problems[i]!.target.split("\n").at(-1));
  });
});

test.run();

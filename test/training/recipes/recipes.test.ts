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

const made = (name: keyof typeof recipes) => {
  const { examples } = recipes[name].make(problems, { options: {}, samples: [], seed: 0 });
  return examples.method === "sft" ? examples.rows : assert.unreachable("expected rows")!;
};

test("chain of thought: the problem's own prompt and target", () => {
  assert.equal(
    made("cot"),
    problems.map(({ prompt, target }) => ({ prompt, target })),
  );
});

test("answer: the same prompt, and the last line of the target alone", () => {
  made("answer").forEach(({ prompt, target }, i) => {
    assert.is(prompt, problems[i]!.prompt);
    assert.is(target, problems[i]!.target.split("\n").at(-1));
  });
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { itemOf } from "#benchmarks/nlgift/release/item-of";

const test = suite("released questions of real-world sets");

const item = (task: string, prompt: string, answer: boolean | string | readonly (readonly string[])[]) =>
  itemOf({ where: "f:1", task, prompt, answer });

test("truth values, also as text, and stances", () => {
  for (const answer of [true, "True", "true"]) assert.is(item("strategyqa", "Is it?", answer).answer, true);
  assert.is(item("strategyqa", "Is it?", "False").answer, false);
  assert.equal(item("explagraphs", "…", "counter"), { kind: "stance", answer: "counter", choices: [] });
});

test("options and steps stand in the prompt", () => {
  const prompt = "Which?\nOptions:\nA. Oslo, Rome\nB. Paris, Bern\nAnswer with a letter.";
  assert.equal(item("knowledge-crosswords", prompt, "B"), {
    kind: "option",
    answer: 1,
    choices: ["Oslo, Rome", "Paris, Bern"],
  });
  const steps = "Goal: tea\nSteps: step0: pour; step1: boil water; step2: tea\nIn order.";
  const { choices, constraints } = item("proscript", steps, [
    ["step1", "step0"],
    ["step0", "step2"],
  ]);
  assert.equal(
    [choices, constraints],
    [
      ["pour", "boil water", "tea"],
      [
        [1, 0],
        [0, 2],
      ],
    ],
  );
});

test("an answer that does not fit is told with its place", () => {
  for (const [task, answer] of [
    ["strategyqa", "maybe"],
    ["explagraphs", "yes"],
    ["knowledge-crosswords", "C"],
    ["proscript", [["step0", "step9"]]],
    ["riddles", "x"],
  ] as const) {
    const prompt = "A. x\nB. y\nSteps: step0: a; step1: b";
    assert.throws(
      () => item(task, prompt, answer),
      new RegExp(`^f:1: expected an answer that fits a question of ${task}, got `),
    );
  }
});

test.run();

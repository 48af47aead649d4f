import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readAnswer } from "#eval/readers/index";
import { verify } from "#eval/verify";
import { drawInstance } from "#generators/draw";
import { type EncodingName, encodings } from "#generators/encodings/index";
import { type FormatName, formats, type Problem, render, type TaskName, tasks } from "#generators/index";
import { type NumbersName, numbers } from "#generators/numbers/index";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const test = suite("readers and verifiers against every task, encoding, format and reasoning");
const EACH = 12;

function* problems(task: TaskName, encoding: EncodingName, format: FormatName): Generator<Problem> {
  for (const reasoning of Object.keys(tasks[task].reasonings)) {
    for (let i = 0; i < EACH; i++) {
      const rng = stream(5, task, encoding, format, reasoning, i);
      const size = rng.pick(["small", "large"] as const);
      const range: NumbersName = rng.pick(names(numbers));
      const instance = drawInstance({ task, family: "er", numbers: range, size }, rng);
      yield render(instance, { encoding, format, reasoning }, rng) as Problem;
    }
  }
}

for (const task of names(tasks)) {
  test(`${task}: a target is read as the answer it states, and is right`, () => {
    for (const encoding of names(encodings)) {
      for (const format of names(formats)) {
        for (const problem of problems(task, encoding, format)) {
          const context = { labels: problem.labels, scale: numbers[problem.numbers].scale };
          const reading = readAnswer(tasks[problem.task].answer, problem.target, context);
          assert.is(reading.kind, "answer", `${encoding} ${format} ${JSON.stringify(reading)}\n${problem.target}`);
          assert.equal("answer" in reading && reading.answer, problem.answer, problem.target);
          assert.is(verify(problem, problem.target).outcome, "correct", problem.target);
        }
      }
    }
  });
}

test.run();

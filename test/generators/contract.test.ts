import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type AnswerKind,
  type Answers,
  type EncodingName,
  encodings,
  formats,
  type NumbersName,
  numbers,
  type Problem,
  type TaskName,
  tasks,
  wordingOf,
} from "#generators/index";
import { names } from "#src/pick";
import { problem } from "#test/generators/items";

const contract = suite("generators: every task × encoding × number range");

/** Answers of each kind that cannot be right where `right` is. */
const wrong: { [Kind in AnswerKind]: (right: Answers[Kind]) => Answers[Kind][] } = {
  verdict: (right) => [!right],
  route: (right) =>
    right === "none"
      ? [{ path: [0, 1], length: 1 }]
      : [
          "none",
          { ...right, length: right.length + 1 },
          { ...right, path: right.path.toReversed() },
          { ...right, path: right.path.slice(1) },
          { path: [], length: right.length },
        ],
  order: (right) => [[], right.slice(1), [...right, right[0]!], right.toReversed()],
  amount: (right) => [right + 1, -1, Number.NaN],
};

function each(visit: (task: TaskName, encoding: EncodingName, range: NumbersName, item: number) => void): void {
  for (const task of names(tasks)) {
    for (const encoding of names(encodings)) {
      for (const range of names(numbers)) for (let item = 0; item < 12; item++) visit(task, encoding, range, item);
    }
  }
}

function checked<Name extends TaskName>(made: Problem<Name>, answer: Answers[AnswerKind]) {
  const task = tasks[made.task as TaskName] as (typeof tasks)["connectivity"];
  return task.check(made.graph, made.query as never, answer as never, wordingOf(made));
}

contract("same stream, same problem", () => {
  each((task, encoding, range, item) => {
    const again = () => problem(1, item, { task, numbers: range }, { encoding });
    assert.equal(again(), again());
  });
});

contract("the oracle's answer is right, and wrong ones are told why", () => {
  each((task, encoding, range, item) => {
    const made = problem(2, item, { task, numbers: range }, { encoding });
    const verdict = checked(made, made.answer);
    assert.is(verdict.right, true, verdict.why);
    const faults = (wrong[tasks[task].answer] as (right: unknown) => Answers[AnswerKind][])(made.answer);
    for (const answer of faults) {
      const { right, why } = checked(made, answer);
      assert.is(right, false, `${made.id} ${JSON.stringify(answer)}`);
      assert.ok(why.length > 0 && !why.includes("\n") && !why.includes("undefined"), why);
    }
  });
});

contract("the prompt states every node in natural order, then asks, and ends in the format sentence", () => {
  each((task, encoding, range, item) => {
    const { prompt, labels, query } = problem(3, item, { task, numbers: range, size: "large" }, { encoding });
    const [description, question, ...more] = prompt.split("\n");
    assert.equal(more, []);
    assert.ok(description!.includes(` ${labels.length} ${encodings[encoding].nodes}`), description);
    if (encoding === "incident") {
      const sentences = labels.map((label) => description!.indexOf(`Node ${label} `));
      assert.equal(
        sentences,
        sentences.toSorted((a, b) => a - b),
      );
      assert.ok(!sentences.includes(-1));
    } else assert.ok(description!.includes(`: ${labels.join(", ")}. `), description);
    const words = wordingOf({ encoding, labels, numbers: range });
    const asked = (tasks[task] as (typeof tasks)["connectivity"]).question(query as never, words);
    assert.is(question, `${asked} ${formats.line[tasks[task].answer].ask}`);
  });
});

contract("the target is the reasoning, then the answer as the format wants it", () => {
  for (const format of names(formats)) {
    each((task, encoding, range, item) => {
      const made = problem(4, item, { task, numbers: range }, { encoding, format });
      const phrasing = formats[format][tasks[task].answer] as (typeof formats)["line"]["amount"];
      const stated = phrasing.state(made.answer as never, wordingOf(made));
      assert.ok(made.target.endsWith(`\n${stated}`));
      assert.is(problem(4, item, { task, numbers: range }, { encoding, format, reasoning: "none" }).target, stated);
    });
  }
});

contract("labels and numbers stand apart from words", () => {
  each((task, encoding, range, item) => {
    for (const reasoning of names(tasks[task].reasonings)) {
      for (const format of names(formats)) {
        const { prompt, target } = problem(5, item, { task, numbers: range }, { encoding, reasoning, format });
        for (const text of [prompt, target]) {
          assert.not.match(text, /[^\s\d.]\d|[^\d]\.\d|\d[^\s\d.,;:?]/);
          assert.not.match(text, /\n(\d|[A-Z]\b)/);
          if (encoding !== "expert") assert.not.match(text, /\b[A-Z]\b/);
        }
      }
    }
  });
});

contract("the same instance has the same id in all encodings, and each wording its own", () => {
  for (const task of names(tasks)) {
    const four = names(encodings).map((encoding) => problem(6, 0, { task }, { encoding }));
    assert.is(new Set(four.map((made) => made.instance)).size, 1);
    assert.is(new Set(four.map((made) => made.id)).size, 4);
  }
});

contract.run();

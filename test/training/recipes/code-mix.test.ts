import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { inScratch } from "#test/scratch";
import { problemsMade } from "#test/training/problems";
import { mentions } from "#training/recipes/code/mentions";
import { recipes } from "#training/recipes/index";

const test = suite("code mixed in");
const problems = problemsMade(20);

/** A file of rows, for the length of `use`. */
const withRows = <Result>(rows: readonly unknown[], use: (file: string) => Result): Result =>
  inScratch((folder) => {
    const file = join(folder, "code.jsonl");
    writeFileSync(file, rows.map((row) => `${typeof row === "string" ? row : JSON.stringify(row)}\n`).join(""));
    return use(file);
  });

const make = (options: Record<string, unknown>, seed = 0) => {
  const { examples, counts } = recipes["code-mix"].make(problems, { options, samples: [], seed });
  return { rows: examples.method === "sft" ? examples.rows : [], counts };
};

const alpaca = Array.from({ length: 30 }, (_, i) => ({
  instruction: `Write function ${i}`,
  input: i % 2 === 0 ? "" : `n = ${i}`,
  output: `def f${i}(): return ${i}`,
}));
const leetcode = ["Clone a Tree", "Path of a Knight", "Two Sums", "Trees", "Street Map", "Depth-First Walk"].map(
  (title) => ({
    id: 1,
    title,
    content: `<p>${title}</p>`,
    java: "class X {}",
    python: `print("${title}")`,
  }),
);

test("k rows of code, all task rows, nothing else; shuffled together; the same for the same seed alone", () => {
  withRows(alpaca, (file) => {
    const { rows, counts } = make({ file, rows: 10 });
    assert.equal(counts, {
      rows: 30,
      "of the task": 20,
      "of code": 10,
      usable: 30,
      empty: 0,
      "too long": 0,
      "off topic": 0,
      repeated: 0,
    });
    const own = problems.map(({ prompt, target }) => ({ prompt, target }));
    const isOwn = ({ prompt }: { prompt: string }) => own.some((row) => row.prompt === prompt);
    assert.equal(
      new Set(rows.filter(isOwn).map((row) => JSON.stringify(row))),
      new Set(own.map((row) => JSON.stringify(row))),
    );
    const code = rows.filter((row) => !isOwn(row));
    assert.is(code.length, 10);
    for (const { prompt, target } of code) {
      const i = Number(/Write function (\d+)/.exec(prompt)![1]);
      assert.is(prompt, i % 2 === 0 ? `Write function ${i}` : `Write function ${i}\n\nn = ${i}`);
      assert.is(target, alpaca[i]!.output);
    }
    assert.not.equal(rows.slice(0, 20), own);
    assert.equal(make({ file, rows: 10 }).rows, rows);
    const chosen = (all: typeof rows) => new Set(all.map(({ prompt }) => prompt));
    assert.not.equal(chosen(make({ file, rows: 10 }, 1).rows), chosen(rows));
  });
});

test("graph code: a keyword as a whole word of the title, whatever its case", () => {
  withRows(leetcode, (file) => {
    const { rows, counts } = make({ file, rows: 4, kind: "graph" });
    const code = rows.filter(({ prompt }) => prompt.startsWith("<p>")).map(({ prompt }) => prompt.slice(3, -4));
    assert.equal(new Set(code), new Set(["Clone a Tree", "Path of a Knight", "Trees", "Depth-First Walk"]));
    assert.is(counts["off topic"], 2);
    const own = make({ file, rows: 1, kind: "graph", keywords: ["street"] });
    assert.ok(own.rows.some(({ prompt }) => prompt === "<p>Street Map</p>"));
  });
  const isOnTopic = mentions(["tree", "breadth first"]);
  assert.equal(["A Tree?", "street", "tree_s", "Breadth-First", "breadth  first", "first", "ÁTREE"].map(isOnTopic), [
    true,
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("empty, long and repeated exercises are left out and counted; too few are a mistake that says so", () => {
  const rows = [
    { instruction: "one", output: "1" },
    { instruction: "one", output: "again" },
    { instruction: "two", output: " \n" },
    { instruction: "two", output: "2" },
    { instruction: "three", output: "x".repeat(100) },
  ];
  withRows(rows, (file) => {
    const { counts } = make({ file, rows: 2, maxChars: 50 });
    assert.equal([counts.usable, counts.empty, counts["too long"], counts.repeated], [2, 1, 1, 1]);
    assert.throws(
      () => make({ file, rows: 3, maxChars: 50 }),
      (error: Error) =>
        error instanceof UserError &&
        error.message.startsWith(`${file}: expected 3 usable rows of general code, got 2 (empty: 1, too long: 1,`),
    );
  });
});

test("a file that cannot be used is a mistake in one line, naming file, line and field", () => {
  const fails = (rows: readonly unknown[], expected: string) =>
    withRows(rows, (file) => {
      assert.throws(
        () => make({ file, rows: 1 }),
        (error: Error) => {
          assert.instance(error, UserError);
          assert.not.match(error.message, "\n");
          assert.ok(error.message.replace(file, "FILE").includes(expected), error.message);
          return true;
        },
      );
    });
  fails([], "FILE: expected rows of code, got an empty file");
  fails([alpaca[0], "{"], "FILE:2: expected one JSON value");
  fails(
    [alpaca[0], { text: "def" }],
    "FILE:2: expected the keys instruction, output or the keys title, content, python, got text",
  );
  fails([alpaca[0], null], "FILE:2: expected the keys");
  fails([{ instruction: "x", output: 3 }], "FILE:1: output: ");
  fails([JSON.stringify(alpaca)], "FILE: expected JSON lines, got one JSON array");
  inScratch((folder) => {
    for (const file of [folder, join(folder, "none.jsonl")])
      assert.throws(() => make({ file, rows: 1 }), /expected a file of code rows, got none/);
  });
});

test.run();

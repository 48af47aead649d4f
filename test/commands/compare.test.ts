import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ComparedCell } from "#eval/comparison";
import type { Score } from "#eval/scores";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import type { Outcome } from "#eval/verdict";
import type { Compared } from "#reports/compare-lines";
import { main } from "#src/commands/main";
import { sha256 } from "#src/hash";
import { formatLines } from "#src/jsonl";
import { stream } from "#src/rng";
import { fakeIo } from "#test/commands/fake-io";
import { scratchFolders } from "#test/scratch";

const test = suite("commands/compare");
const folder = scratchFolders(test)();

interface Row {
  readonly row: string;
  readonly column: string;
  /** Outcomes of items `first`, `first` + 1 …; * correct, . wrong, ? unparsed, _ unattempted. */
  readonly outcomes: string;
  readonly first?: number;
  readonly seed?: number;
}

const outcomeOf: Readonly<Record<string, Outcome>> = {
  "*": "correct",
  ".": "wrong",
  "?": "unparsed",
  _: "unattempted",
};

/** A folder as `ask` leaves it. */
function side(name: string, rows: readonly Row[], manifest = "same"): string {
  const dir = join(folder, name);
  const scores = rows.flatMap(({ row, column, outcomes, first = 0, seed }) =>
    [...outcomes].map((sign, i): Score => {
      const id = `${column}-${first + i}`;
      const place = { row, column, ...(seed !== undefined && { seed }) };
      return { ...place, problem: id, instance: `i-${id}`, outcome: outcomeOf[sign]!, why: "" };
    }),
  );
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "scores.jsonl"), formatLines(scores));
  const made = { manifest, scores: sha256(formatLines(scores)) };
  writeFileSync(join(dir, "leaderboard.json"), JSON.stringify({ schema: 1, made }));
  return dir;
}

async function type(...words: string[]) {
  const io = fakeIo();
  return { code: await main(["compare", ...words], io), ...io.said };
}

async function compared(...words: string[]): Promise<readonly ComparedCell[]> {
  const { code, out, err } = await type(...words, "--json");
  assert.is(code, 0, err);
  return (JSON.parse(out) as Compared).cells;
}

async function refuses(words: readonly string[], message: RegExp): Promise<void> {
  const { code, out, err } = await type(...words);
  assert.equal([code, out], [2, ""], err);
  assert.match(err, message);
  assert.is(err.trimEnd().split("\n").length, 1, err);
}

/** McNemar's mid-p by adding up coin tosses: twice the tail, less the observed table once. */
function midP(gained: number, lost: number): number {
  const n = gained + lost;
  const tosses = Array.from({ length: n + 1 }, (_, k) => {
    let ways = 1;
    for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
    return ways / 2 ** n;
  });
  const fewer = Math.min(gained, lost);
  const tail = tosses.slice(0, fewer + 1).reduce((a, b) => a + b, 0);
  return Math.min(1, 2 * tail - tosses[fewer]!);
}

const signs = (seed: number, length: number, share: number) => {
  const rng = stream(seed, "compare");
  return Array.from({ length }, () => (rng.next() < share ? "*" : rng.next() < 0.2 ? "?" : ".")).join("");
};

test("counts, tests and Holm on the same items, as counting and adding up have them", async () => {
  const columns = ["er", "ba", "sbm"].map((column, i) => ({
    column,
    a: signs(i, 60, 0.4),
    b: signs(10 + i, 60, 0.4 + 0.2 * i),
  }));
  const first = side(
    "first",
    columns.map(({ column, a }) => ({ row: "m", column, outcomes: a })),
  );
  const second = side(
    "second",
    columns.map(({ column, b }) => ({ row: "m", column, outcomes: b })),
  );
  const cells = await compared(first, second);
  assert.equal(
    cells.map(({ column }) => column),
    ["er", "ba", "sbm"],
  );
  const ps: number[] = [];
  for (const [i, { a, b }] of columns.entries()) {
    const [gained, lost, both] = [
      [".", "*"],
      ["*", "."],
      ["*", "*"],
    ].map(
      ([was, is]) =>
        [...a].filter((sign, at) => (sign === "*") === (was === "*") && (b[at] === "*") === (is === "*")).length,
    ) as [number, number, number];
    const cell = cells[i]!;
    assert.equal([cell.items, cell.mcnemar.gained, cell.mcnemar.lost, cell.alone], [60, gained, lost, [0, 0]]);
    assert.ok(Math.abs(cell.mcnemar.p! - midP(gained, lost)) < 1e-9);
    assert.ok(Math.abs(cell.difference.value - (gained - lost) / 60) < 1e-12);
    assert.equal(cell.difference.interval, newcombePaired({ both, gained, lost, neither: 60 - both - gained - lost }));
    ps.push(cell.mcnemar.p!);
  }
  const ranked = [...ps.keys()].sort((x, y) => ps[x]! - ps[y]!);
  let highest = 0;
  for (const [rank, at] of ranked.entries()) {
    highest = Math.max(highest, Math.min(1, ps[at]! * (3 - rank)));
    assert.ok(Math.abs(cells[at]!.holm - highest) < 1e-12);
  }
});

test("the other way round everything changes its sign", async () => {
  const [there] = await compared(join(folder, "first"), join(folder, "second"));
  const [back] = await compared(join(folder, "second"), join(folder, "first"));
  assert.equal([back!.mcnemar.gained, back!.mcnemar.lost], [there!.mcnemar.lost, there!.mcnemar.gained]);
  assert.equal(back!.accuracy, there!.accuracy.toReversed());
  assert.ok(Math.abs(back!.difference.value + there!.difference.value) < 1e-12);
  assert.ok(Math.abs(back!.holm - there!.holm) < 1e-12);
});

test("only items to which both replied are compared; how many others there are is told", async () => {
  const a = side("part-a", [{ row: "m", column: "er", outcomes: "**__..*?" }]);
  const b = side("part-b", [{ row: "m", column: "er", outcomes: "*.*..*", first: 1 }]);
  const [cell] = await compared(a, b);
  // a: items 0 1 4 5 6 7; b: items 1 to 6; both: 1 4 5 6.
  assert.equal([cell!.items, cell!.alone, cell!.accuracy], [4, [2, 2], [0.5, 0.5]]);
  const { out } = await type(a, b);
  assert.match(out, /\n4 items shared\nleft out: 2 that only the first has, 2 that only the second has\n/);
});

test("different splits are refused; --loose joins by item id", async () => {
  const a = side("loose-a", [
    { row: "m", column: "er", outcomes: "*.*." },
    { row: "m", column: "ba", outcomes: "**" },
  ]);
  const b = side(
    "loose-b",
    [
      { row: "m", column: "er", outcomes: "**", first: 2 },
      { row: "m", column: "ba", outcomes: "**", first: 9 },
    ],
    "other",
  );
  await refuses([a, b], /expected runs on the same splits, got different ones; --loose compares/);
  const cells = await compared(a, b, "--loose");
  assert.equal(
    cells.map(({ column, items }) => [column, items]),
    [["er", 2]],
  );
  assert.match((await type(a, b, "--loose")).out, /left out: 1 cell without a shared item/);
  const c = side("loose-c", [{ row: "m", column: "er", outcomes: "**", first: 50 }], "other");
  await refuses([a, c, "--loose"], /expected items in common, got none/);
});

test("rows: of one name, the only ones, or as named", async () => {
  const a = side("rows-a", [{ row: "one", column: "er", outcomes: "*.*." }]);
  const b = side("rows-b", [{ row: "two", column: "er", outcomes: "****" }]);
  const c = side(
    "rows-c",
    ["three", "four"].map((row) => ({ row, column: "er", outcomes: "*..." })),
  );
  assert.equal(
    (await compared(a, b)).map(({ row, other }) => [row, other]),
    [["one", "two"]],
  );
  await refuses(
    [a, c],
    /expected cells in common, got none; their rows are one and four, three: pair some with --rows/,
  );
  assert.equal(
    (await compared(a, c, "--rows", "one=four")).map(({ row, other }) => [row, other]),
    [["one", "four"]],
  );
  await refuses([a, c, "--rows", "one=five"], /--rows: expected a row of .*rows-c, got five; known: four, three/);
  await refuses([a, c, "--rows", "one"], /--rows: expected a row of each/);
});

test("several models a row: judged by whole items, not by replies", async () => {
  const rows = (shift: string) => [0, 1, 2].map((seed) => ({ row: "m", column: "er", seed, outcomes: shift }));
  const [cell] = await compared(side("seeds-a", rows("..**..")), side("seeds-b", rows("****..")));
  assert.equal([cell!.items, cell!.mcnemar.gained, cell!.instances], [6, 18, { count: 6, p: 0.5 }]);
  assert.is(cell!.holm, 0.5);
  const { out } = await type(join(folder, "seeds-a"), join(folder, "seeds-b"));
  assert.match(out, /~\.50/);
});

test("within 80 columns, whatever the names; CSV has a line a cell", async () => {
  const column = "topological-sort/transitivity-high";
  const a = side("wide-a", [{ row: "openai:a-model-of-a-long-name", column, outcomes: ".".repeat(40) }]);
  const b = side("wide-b", [{ row: "openai:a-model-of-a-long-name", column, outcomes: "*".repeat(40) }]);
  const csv = join(folder, "cells.csv");
  const { out, err } = await type(a, b, "--csv", csv);
  assert.is(err, "");
  for (const line of out.split("\n")) assert.ok([...line].length <= 80 || line.includes(folder), line);
  assert.match(out, /\n {2}topological-sort\/transitivity-high\n .*\+100\.0 .*<\.0001 {2}<\.0001 ●\n/);
  const [head, row, ...more] = readFileSync(csv, "utf8").trim().split("\n");
  assert.equal(more, []);
  assert.is(head!.split(",").length, row!.split(",").length);
  assert.match(row!, /,40,0,0,0\.000000,1\.000000,1\.000000,/);
});

test("a folder of something else, and scores that are not those of the record, are told in one line", async () => {
  const a = side("sound", [{ row: "m", column: "er", outcomes: "*.*." }]);
  await refuses([folder, a], /expected a finished run, or a folder of graphshift ask, got neither/);
  const b = side("damaged", [{ row: "m", column: "er", outcomes: "*.*." }]);
  appendFileSync(join(b, "scores.jsonl"), "\n");
  await refuses([a, b], /scores\.jsonl: expected the scores that .*leaderboard\.json was made from, got others/);
});

test.run();

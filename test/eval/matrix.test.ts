import { fromCSV } from "arquero";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Cell, type CellItem, ZERO_SHOT } from "#eval/cell";
import type { Matrix, ScoredCell } from "#eval/matrix";
import { matrixToCsv, matrixToWideCsv } from "#eval/matrix-table";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score, scoresOf } from "#eval/scores";
import { wilson } from "#eval/stats/wilson";
import type { Outcome } from "#eval/verdict";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";

const test = suite("the transfer matrix");
const facts = { title: "t", pattern: "semantic", task: "shortest-path", made: { manifest: "m", scores: "s" } };

/** A cell whose item i is right where `right(i)` says so. */
function cell(row: string, column: string, of: number, right: (i: number) => boolean | Outcome): Cell {
  const scores = Array.from({ length: of }, (_, i): Score => {
    const found = right(i);
    const outcome = typeof found === "string" ? found : found ? "correct" : "wrong";
    return { row, column, problem: `${column}/${i}`, instance: String(i), outcome, why: "" };
  });
  return cellsOf(scores)[0]!;
}

const withItems = (one: Cell, items: readonly CellItem[]): Cell => ({
  ...one,
  repeats: one.repeats.map((repeat) => ({ ...repeat, items })),
});
const firstOf = (count: number) => (i: number) => i < count;
const at = (matrix: Matrix, row: string, column: string): ScoredCell =>
  matrix.cells.find((one) => one.row === row && one.column === column)!;

test("scores gather into cells in the order in which they appear", () => {
  const problems = [
    { id: "p1", instance: "i1" },
    { id: "p2", instance: "i2" },
  ];
  const verdicts = new Map<string, { outcome: Outcome; why: string; read?: unknown }>([
    ["p2", { outcome: "unparsed", why: "no answer found" }],
    ["p1", { outcome: "correct", why: "yes", read: true }],
  ]);
  const scores = scoresOf({ row: "b", column: "y" }, problems, verdicts);
  assert.equal(scores[0], {
    row: "b",
    column: "y",
    problem: "p1",
    instance: "i1",
    outcome: "correct",
    why: "yes",
    read: true,
  });
  const cells = cellsOf([...scores, ...scoresOf({ row: "a", column: "x" }, problems, verdicts)]);
  assert.equal(
    cells.map(({ row, column }) => [row, column]),
    [
      ["b", "y"],
      ["a", "x"],
    ],
  );
  const { repeats, ...counts } = cells[0]!;
  assert.equal(counts, { row: "b", column: "y", right: 1, of: 2, outcomes: { correct: 1, unparsed: 1 } });
  assert.equal(repeats[0]!.items[1], { id: "p2", instance: "i2", outcome: "unparsed" });
});

test("a cell has its accuracy, interval and share of unread replies", () => {
  const outcomes: Outcome[] = ["correct", "correct", "wrong", "unparsed", "ambiguous", "refused", "truncated", "wrong"];
  const [scored] = scoreMatrix([cell("a", "x", 8, (i) => outcomes[i]!)], facts).cells;
  assert.is(scored!.accuracy, 0.25);
  assert.equal(scored!.interval, wilson({ right: 2, of: 8 }));
  assert.is(scored!.unparsed, 0.5);
  assert.is(scored!.transfer, undefined);
});

test("wordings of one instance are resampled together: the interval is wide as that of instances", () => {
  const worded = (right: (instance: number) => boolean, wordings: number) => {
    const scores = Array.from({ length: 100 * wordings }, (_, i): Score => {
      const instance = i % 100;
      const outcome = right(instance) ? "correct" : "wrong";
      return { row: "a", column: "x", problem: `x/${i}`, instance: String(instance), outcome, why: "" };
    });
    return scoreMatrix(cellsOf(scores), facts).cells[0]!.interval;
  };
  const [low, high] = worded((instance) => instance < 40, 4);
  const deviation = Math.sqrt((0.4 * 0.6) / 100);
  assert.ok(Math.abs(low - (0.4 - 1.96 * deviation)) < 0.012, `low end ${low}`);
  assert.ok(Math.abs(high - (0.4 + 1.96 * deviation)) < 0.012, `high end ${high}`);
  assert.equal(
    worded((instance) => instance < 40, 1),
    wilson({ right: 40, of: 100 }),
  );
  assert.equal(
    worded(() => false, 4),
    wilson({ right: 0, of: 400 }),
  );
});

test("what was not answered does not count, on either side", () => {
  const missing: Outcome[] = ["failed", "unsupported", "interrupted", "unattempted"];
  const tuned = cell("x", "x", 200, (i) => missing[i] ?? i < 150);
  const matrix = scoreMatrix([cell(ZERO_SHOT, "x", 200, firstOf(60)), tuned], facts);
  const { of, right, accuracy, transfer } = at(matrix, "x", "x");
  assert.equal([of, right], [196, 146]);
  close(accuracy, 146 / 196, "accuracy");
  assert.is(transfer!.compared, 196);
  close(transfer!.zeroShot, 56 / 196, "zero-shot on the items they share");
  assert.equal(transfer!.mcnemar.gained, 90);
  assert.equal(transfer!.mcnemar.lost, 0);
});

test("transfer is tested against the zero-shot cell, and the gap against the model tuned on the column", () => {
  const cells = [
    cell("x", "y", 500, firstOf(33)),
    cell(ZERO_SHOT, "y", 500, firstOf(8)),
    cell("y", "y", 500, firstOf(58)),
  ];
  const { transfer } = at(scoreMatrix(cells, facts), "x", "y");
  // statsmodels 0.13.5, proportions_ztest([33, 8], [500, 500])
  close(transfer!.z!, 3.9869315245255823, "z");
  close(transfer!.p!, 6.693333305351985e-5, "p");
  assert.is(transfer!.significant, true);
  assert.equal([transfer!.mcnemar.gained, transfer!.mcnemar.lost], [25, 0]);
  // 2^-25, the mid-p of 25 to 0
  close(transfer!.mcnemar.p!, 2 ** -25, "mid-p");
  close(transfer!.recovery!, 0.5, "recovery");
  assert.is(transfer!.strong, false);
  assert.is(transfer!.compared, undefined);
  close(transfer!.inDistribution!, 58 / 500, "in distribution");
});

test("items are joined by id, never by place", () => {
  const zeroShot = cell(ZERO_SHOT, "y", 300, (i) => i % 3 === 0);
  const tuned = cell("x", "y", 300, (i) => i % 2 === 0);
  const shuffled = withItems(tuned, stream(1, "shuffle").shuffle(tuned.repeats[0]!.items));
  const straight = at(scoreMatrix([zeroShot, tuned], facts), "x", "y").transfer;
  assert.equal(at(scoreMatrix([zeroShot, shuffled], facts), "x", "y").transfer, straight);
  assert.equal([straight!.mcnemar.gained, straight!.mcnemar.lost], [100, 50]);
});

test("the gap is undefined, with its reason, without a model tuned on the column or without a gain of its own", () => {
  const zeroShot = cell(ZERO_SHOT, "y", 500, firstOf(100));
  const tuned = cell("x", "y", 500, firstOf(300));
  const alone = at(scoreMatrix([zeroShot, tuned], facts), "x", "y").transfer!;
  assert.is(alone.recovery, undefined);
  assert.is(alone.recoveryUndefined, "no model was tuned on it");
  assert.is(alone.inDistribution, undefined);
  const idle = at(scoreMatrix([zeroShot, tuned, cell("y", "y", 500, firstOf(110))], facts), "x", "y").transfer!;
  assert.match(idle.recoveryUndefined!, "nothing significant (from 20.0% to 22.0% of 500)");
  assert.is(idle.significant, true);
  assert.is(idle.strong, false);
});

test("all right, all wrong and nothing at all print no NaN", () => {
  for (const [before, after, of] of [
    [500, 500, 500],
    [0, 0, 500],
    [0, 0, 0],
  ] as const) {
    const matrix = scoreMatrix(
      of === 0
        ? [emptyCell(ZERO_SHOT), emptyCell("x"), emptyCell("y")]
        : [ZERO_SHOT, "x", "y"].map((row) => cell(row, "y", of, firstOf(row === ZERO_SHOT ? before : after))),
      facts,
    );
    const { transfer, accuracy } = at(matrix, "x", "y");
    assert.equal(
      [transfer!.z, transfer!.p, transfer!.significant, transfer!.mcnemar.p],
      [undefined, undefined, false, 1],
    );
    assert.ok(Number.isFinite(accuracy));
    assert.not.match(JSON.stringify(matrix) + matrixToCsv(matrix), /NaN|Infinity/);
    assert.not.match(JSON.stringify(matrix), "null");
  }
});

const emptyCell = (row: string): Cell => ({ row, column: "y", right: 0, of: 0, outcomes: {}, repeats: [] });

test("α and λ are options", () => {
  const cells = [
    cell(ZERO_SHOT, "y", 500, firstOf(14)),
    cell("x", "y", 500, firstOf(26)),
    cell("y", "y", 500, firstOf(60)),
  ];
  assert.is(at(scoreMatrix(cells, facts), "x", "y").transfer!.significant, false);
  const loose = scoreMatrix(cells, { ...facts, alpha: 0.06, lambda: 0.2 });
  assert.equal([loose.alpha, loose.lambda], [0.06, 0.2]);
  assert.equal([at(loose, "x", "y").transfer!.significant, at(loose, "x", "y").transfer!.strong], [true, true]);
});

test("the zero-shot row comes first, the others as they appear", () => {
  const matrix = scoreMatrix(
    ["b", ZERO_SHOT, "a"].flatMap((row) => ["v", "u"].map((column) => cell(row, column, 2, firstOf(1)))),
    facts,
  );
  assert.equal(matrix.rows, [ZERO_SHOT, "b", "a"]);
  assert.equal(matrix.columns, ["v", "u"]);
});

test("a cell or an item twice is refused", () => {
  const one = cell("a", "x", 2, firstOf(1));
  assert.throws(() => scoreMatrix([one, one], facts), /each cell once/);
  const twice = withItems(one, [...one.repeats[0]!.items, ...one.repeats[0]!.items]);
  assert.throws(() => scoreMatrix([cell(ZERO_SHOT, "x", 2, firstOf(1)), twice], facts), /each item once in cell a × x/);
});

test("as CSV: a line a cell, readable again, undefined values empty", () => {
  const cells = [
    cell(ZERO_SHOT, "y", 500, firstOf(8)),
    cell("x, or so", "y", 500, firstOf(33)),
    cell("y", "y", 500, firstOf(12)),
  ];
  const matrix = scoreMatrix(cells, facts);
  const csv = matrixToCsv(matrix);
  assert.match(csv, /[^\n]\n$/);
  const rows = fromCSV(csv.trimEnd(), { autoType: false }).objects() as Record<string, string | null>[];
  assert.is(rows.length, 3);
  assert.equal(
    rows.map(({ trained, right, of }) => [trained, right, of]),
    [
      [ZERO_SHOT, "8", "500"],
      ["x, or so", "33", "500"],
      ["y", "12", "500"],
    ],
  );
  assert.is(rows[0]!.z, null);
  assert.is(rows[1]!.accuracy, "0.066000");
  assert.is(rows[1]!.p, "0.0000669333");
  assert.is(rows[1]!.recovery, null);
  assert.match(rows[1]!.recovery_undefined!, "from 1.6% to 2.4% of 500");
});

test("as a wide table: rows trained on, columns tested on", () => {
  const matrix = scoreMatrix(
    [ZERO_SHOT, "v"].flatMap((row) =>
      ["v", "u"].map((column) => cell(row, column, 4, firstOf(row === column ? 3 : 1))),
    ),
    facts,
  );
  assert.is(matrixToWideCsv(matrix, "accuracy"), `trained,v,u\n${ZERO_SHOT},0.250000,0.250000\nv,0.750000,0.250000\n`);
});

test.run();

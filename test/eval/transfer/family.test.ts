import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Cell, ZERO_SHOT } from "#eval/cell";
import type { Matrix } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { close } from "#test/eval/stats/close";
import { cellFrom, marksOf } from "#test/eval/transfer/marks";

const test = suite("a matrix as a family");
const facts = { title: "t", pattern: "semantic", task: "flow", resamples: 400, made: { manifest: "m", scores: "s" } };
const columns = ["a", "b", "c"];
const before = 100;
const own = 250;
/** Right answers of 400 by what was tuned on and tested on. */
const right: Readonly<Record<string, readonly number[]>> = {
  [ZERO_SHOT]: [before, before, before],
  a: [own, 110, 112],
  b: [108, own, 235],
  c: [100, 95, own],
};
const cells: Cell[] = Object.entries(right).flatMap(([row, counts]) =>
  columns.map((column, i) =>
    cellFrom(
      row,
      column,
      marksOf(400, (item) => item < counts[i]!),
    ),
  ),
);
const matrix = scoreMatrix(cells, facts);
const transfer = (row: string, column: string) =>
  matrix.cells.find((cell) => cell.row === row && cell.column === column)!.transfer!;

test("Holm and Benjamini-Hochberg over the six pairs, by hand", () => {
  // Only gains or only losses: mid-p is 2^-k of k; none: 1. In order: 135, 12, 10, 8, 5 (lost), 0.
  const ps = [2 ** -135, 2 ** -12, 2 ** -10, 2 ** -8, 2 ** -5, 1];
  const pairs = [
    transfer("b", "c"),
    transfer("a", "c"),
    transfer("a", "b"),
    transfer("b", "a"),
    transfer("c", "b"),
    transfer("c", "a"),
  ];
  assert.is(matrix.strategies[0]!.family.size, 6);
  for (const [rank, pair] of pairs.entries()) {
    close(pair.mcnemar.p!, ps[rank]!, `mid-p ${rank}`);
    close(pair.adjusted!.holm, Math.min(1, ps[rank]! * (6 - rank)), `Holm ${rank}`);
    close(pair.adjusted!.benjaminiHochberg, Math.min(1, (ps[rank]! * 6) / (rank + 1)), `BH ${rank}`);
  }
  assert.equal(
    pairs.map(({ transfers }) => transfers),
    [true, true, true, false, false, false],
  );
  assert.equal(
    pairs.map(({ significant }) => significant),
    [true, false, false, false, false, false],
  );
  assert.is(transfer("a", "a").adjusted, undefined);
});

test("a smaller family asks for less", () => {
  const two = scoreMatrix(
    cells.filter(({ row, column }) => row === ZERO_SHOT || row === column || row === "b"),
    facts,
  );
  const cell = two.cells.find(({ row, column }) => row === "b" && column === "a")!;
  assert.is(two.strategies[0]!.family.size, 2);
  close(cell.transfer!.adjusted!.holm, 2 ** -8, "the larger of two");
  assert.is(cell.transfer!.transfers, true);
});

test("strong recovery by the lower end of its interval asks for more than by its estimate", () => {
  // .9 of the gap of 150 items; 40% of the resamples' spread lies above .8
  const { recovery, gap, strong, firm } = transfer("b", "c");
  close(recovery!, 0.9, "recovery");
  assert.equal([strong, firm], [true, gap!.interval![0] >= 0.8]);
  assert.is(firm, true);
  const strict = scoreMatrix(cells, { ...facts, lambda: 0.89 }).cells.find(
    ({ row, column }) => row === "b" && column === "c",
  )!;
  assert.equal([strict.transfer!.strong, strict.transfer!.firm], [true, false]);
});

test("averages are ratios of mean gains, not means of ratios", () => {
  const { averages } = matrix.strategies[0]!;
  const gains = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count - before, 0);
  close(averages[0]!.recovery!, gains([110, 112, 108, 235, 100, 95]) / (6 * 150), "all");
  const named = (average: (typeof averages)[number]) => average.row ?? average.column;
  assert.equal(averages.map(named), [undefined, "a", "b", "c", "a", "b", "c"]);
  close(averages[2]!.recovery!, gains([108, 235]) / 300, "tuned on b");
  close(averages[6]!.recovery!, gains([112, 235]) / 300, "tested on c");
  assert.equal(
    averages.map(({ pairs }) => pairs),
    [6, 2, 2, 2, 2, 2, 2],
  );
});

test("pairs that share instances make the average less sure than pairs that do not", () => {
  const noisy = (i: number, salt: number) => (i * 7919 + salt * 104729) % 100;
  const marks = (share: number, salt: number) => marksOf(200, (i) => noisy(i, salt) < share);
  const width = (instanceOf: (column: string) => (i: number) => number) => {
    const all = ["a", "b"].flatMap((column) => [
      cellFrom(ZERO_SHOT, column, marks(30, 1), instanceOf(column)),
      ...["a", "b"].map((row) => cellFrom(row, column, marks(row === column ? 90 : 60, 2), instanceOf(column))),
    ]);
    const [low, high] = scoreMatrix(all, facts).strategies[0]!.averages[0]!.interval!;
    return high - low;
  };
  const [shared, apart] = [width(() => (i) => i), width((column) => (i) => (column === "a" ? i : i + 200))];
  assert.ok(shared > 1.25 * apart && shared < 1.6 * apart, `${shared} and ${apart}`);
});

test("the average is undefined where no gap of its own is", () => {
  const flat = scoreMatrix(
    [ZERO_SHOT, "a", "b"].flatMap((row) =>
      ["a", "b"].map((column) =>
        cellFrom(
          row,
          column,
          marksOf(50, (i) => i < 20),
        ),
      ),
    ),
    facts,
  );
  assert.equal(flat.strategies[0]!.averages[0], { pairs: 2, left: 0 });
});

test("strong recovery never grows with λ, starts from what transfers, and meets the matrix’s own count", () => {
  const { sweep } = matrix.strategies[0]!;
  for (const [i, step] of sweep.entries()) {
    assert.ok(step.firm <= step.strong || step.strong < 1);
    if (i > 0) assert.ok(step.strong <= sweep[i - 1]!.strong && step.firm <= sweep[i - 1]!.firm);
  }
  const there = sweep.find(({ lambda }) => lambda === matrix.lambda)!;
  const pairs = matrix.cells.flatMap(({ inDistribution, transfer: found }) => (found && !inDistribution ? found : []));
  const share = (of: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(of).length / pairs.length;
  assert.equal([there.strong, there.firm], [share(({ strong }) => strong), share(({ firm }) => firm)]);
  assert.is(
    sweep[0]!.strong,
    share(({ significant }) => significant),
  );
});

test("the matrix is the same after a trip through JSON", () => {
  const again = JSON.parse(JSON.stringify(matrix)) as Matrix;
  assert.equal(again, matrix);
  assert.not.match(JSON.stringify(matrix), /null|NaN|Infinity/);
});

test.run();

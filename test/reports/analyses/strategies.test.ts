import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Interval } from "#eval/stats/interval";
import { advantage } from "#reports/analyses/advantage";
import { analyses } from "#reports/analyses/index";
import { meanAccuracy } from "#reports/analyses/mean-accuracy";
import { type Strategy, strategiesIn } from "#reports/analyses/strategy";
import { weightedClusters } from "#reports/analyses/weighted-clusters";
import { cellAt } from "#reports/cells";
import { stream } from "#src/rng";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("strategies");

/** Right answers of 100, by row and column. */
const RIGHT: Readonly<Record<string, number>> = {
  "zero-shot a": 10,
  "zero-shot b": 30,
  "a a": 90,
  "b b": 70,
  "b a": 50,
  "a b": 30,
  "a+dpo a": 5,
  "b+dpo b": 30,
  "b+dpo a": 40,
  "a+dpo b": 80,
};

test("performance over all cells, recovery as a ratio of mean gains, undefined where nothing was gained", () => {
  // In distribution .9 and .7, outside .5 and .3, zero-shot .1 and .3: gains outside .4 and 0 over .8 and .4.
  const run = evidence({
    arms: [zeroShot, arm("a"), arm("b"), arm("a", "dpo"), arm("b", "dpo")],
    columns: ["a", "b"],
    items: 100,
    say: (row, column, i) => upTo(RIGHT[`${row} ${column}`]!, i),
  });
  const { table, says } = analyses.strategies.make([run], {});
  const [cot, dpo] = table.rows;
  assert.equal(
    cot!.map((cell) => cell.split(" ")[0]),
    ["cot", ".600", ".800", ".400", "33%", "–"],
  );
  assert.equal(
    dpo!.slice(0, 5).map((cell) => cell.split(" ")[0]),
    ["dpo", ".388", ".175", ".600", "undefined"],
  );
  assert.match(dpo![5]!, /^−21\.[23] \[−\d+\.\d to −\d+\.\d\]$/);
  const averages = run.matrix.strategies.map(({ averages: [all] }) => all!.recovery);
  assert.equal([Math.round(100 * averages[0]!), averages[1]], [33, undefined]);
  assert.match(says[0]!, /^Against cot, on the same items: dpo does worse \(−21\.[23] /);
  assert.match(says.join("\n"), /dpo: no average recovery/);
});

/** One column, two rows, answers drawn at random. */
const drawn = evidence({
  arms: [zeroShot, arm("a"), arm("b"), arm("a", "dpo"), arm("b", "dpo")],
  columns: ["a"],
  items: 300,
  say: (row, _column, i) => {
    const chance = { "zero-shot": 0.2, a: 0.8, b: 0.5, "a+dpo": 0.85, "b+dpo": 0.55 }[row]!;
    return { outcome: stream(3, row, i).next() < chance ? "correct" : "wrong" };
  },
}).matrix;
const [cot, dpo] = strategiesIn([{ name: "made", matrix: drawn }]) as [Strategy, Strategy];

function isNear(got: Interval, wanted: Interval, within: number): void {
  for (const i of [0, 1] as const) assert.ok(Math.abs(got[i] - wanted[i]) < within, `${got} against ${wanted}`);
}

test("intervals against the normal approximation of the mean and of the paired difference", () => {
  const answers = (row: string) =>
    cellAt(drawn, row, "a")!.repeats[0]!.items.map(({ outcome }) => Number(outcome === "correct"));
  const normal = (values: readonly number[]): Interval => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    const half = 1.96 * Math.sqrt(variance / values.length);
    return [mean - half, mean + half];
  };
  const [a, b, c, d] = ["a", "b", "a+dpo", "b+dpo"].map(answers) as [number[], number[], number[], number[]];
  isNear(meanAccuracy(cot, "all")!.interval!, normal(a.map((value, i) => (value + b[i]!) / 2)), 0.02);
  const over = advantage(dpo, cot)!;
  const differences = a.map((value, i) => (c[i]! + d[i]! - value - b[i]!) / 2);
  assert.ok(Math.abs(over.value - differences.reduce((sum, value) => sum + value, 0) / 300) < 1e-12);
  isNear(over.interval!, normal(differences), 0.02);
});

test("the recovery is the report's: undefined where no pair has one of its own, though the gains are not nothing", () => {
  // In distribution 22 and 32 after 20 and 30: nothing significant. Outside 60 and 70: their ratio would be 2000%.
  const gained = { "a a": 22, "b b": 32, "b a": 60, "a b": 70, "zero-shot a": 20, "zero-shot b": 30 };
  const run = evidence({
    arms: [zeroShot, arm("a"), arm("b")],
    columns: ["a", "b"],
    items: 100,
    say: (row, column, i) => upTo(gained[`${row} ${column}` as keyof typeof gained], i),
  });
  assert.is(run.matrix.strategies[0]!.averages[0]!.recovery, undefined);
  const { table, says } = analyses.strategies.make([run], {});
  assert.is(table.rows[0]![4], "undefined");
  assert.match(says.join("\n"), "cot: no average recovery");
  assert.equal(cot.average, drawn.strategies[0]!.averages[0]);
});

test("columns weigh as told, however many items they hold; instances are shared across columns", () => {
  const small = evidence({ arms: [zeroShot], columns: ["a"], items: 10, say: (_r, _c, i) => upTo(4, i) }).matrix;
  const large = evidence({ arms: [zeroShot], columns: ["a"], items: 40, say: (_r, _c, i) => upTo(36, i) }).matrix;
  const cellOf = (matrix: typeof small) => cellAt(matrix, "zero-shot", "a")!;
  const { sizes, sums } = weightedClusters([
    { arms: { tuned: [cellOf(small)] }, weight: 1 },
    { arms: { tuned: [cellOf(large)] }, weight: 3 },
  ]);
  const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);
  assert.is(sizes.length, 40);
  assert.ok(Math.abs(total(sizes) - 4) < 1e-12);
  assert.ok(Math.abs(total(sums.tuned) - (0.4 + 3 * 0.9)) < 1e-12);
});

const runOf = (name: string, right: number, others: Partial<Parameters<typeof evidence>[0]> = {}) =>
  evidence({
    name,
    arms: [zeroShot, arm("a")],
    columns: ["a"],
    items: 30,
    say: (_row, _column, i) => upTo(right, i),
    ...others,
  });

test("several runs: strategies by run, and in what else the runs differ", () => {
  const tuned = (rate: number, seeds: number) => ({ setup: { seeds, tune: { rate } } });
  const { table, says } = analyses.strategies.make(
    [runOf("one", 10, tuned(0.1, 1)), runOf("two", 25, tuned(0.2, 3))],
    {},
  );
  assert.equal(
    table.rows.map(([name]) => name),
    ["cot (one)", "cot (two)"],
  );
  assert.match(table.rows[1]![5]!, /^\+50\.0 /);
  assert.match(says[0]!, /cot \(two\) does better/);
  assert.match(says.join("\n"), "one and two differ in seeds: 1 → 3 and tune.rate: 0.1 → 0.2.");
});

test("runs of other splits, or asked in another way, are refused on one line", () => {
  assert.throws(
    () => analyses.strategies.make([runOf("one", 10), runOf("two", 25, { manifest: "b", examples: 2 })], {}),
    'got one and two, which differ (ask.examples: 0 → 2, splits: "5eed" → "b"); ',
  );
});

test("points are the difference of the accuracies printed: all are of the items that every model replied to", () => {
  const failing = runOf("two", 0, {
    say: (_row, _column, i) => (i % 3 === 0 ? { outcome: "failed" } : upTo(15, i)),
  });
  const { table, says } = analyses.strategies.make([runOf("one", 10), failing], {});
  // Of 20 items not divisible by three, 6 below 10 and 10 below 15.
  assert.equal(
    table.rows.map((row) => [row[1]!.slice(0, 4), row[5]!.split(" ")[0]]),
    [
      [".300", "–"],
      [".500", "+20.0"],
    ],
  );
  assert.match(says.join("\n"), "20 items a cell");
});

test.run();

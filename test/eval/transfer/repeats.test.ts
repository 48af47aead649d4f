import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Arm, ZERO_SHOT } from "#eval/cell";
import type { Matrix } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";
import { marksOf, scoresFrom } from "#test/eval/transfer/marks";

const test = suite("training seeds and strategies");
const facts = { title: "t", pattern: "semantic", task: "flow", resamples: 200, made: { manifest: "m", scores: "s" } };
const first = (count: number) => marksOf(100, (i) => i < count);
const at = ({ cells }: Matrix, row: string, column: string) =>
  cells.find((cell) => cell.row === row && cell.column === column)!;

/** x on y by three models with 70, 50 and 60 right; y on itself by three with 90; 40 before. */
const scores: Score[] = [
  ...scoresFrom(ZERO_SHOT, "y", first(40)),
  ...[70, 50, 60].flatMap((count, i) => scoresFrom("x", "y", first(count), i + 1)),
  ...[1, 2, 3].flatMap((seed) => scoresFrom("y", "y", first(90), seed)),
];

test("a cell of three seeds: mean, spread, the paper's test of each and of their mean", () => {
  const cell = at(scoreMatrix(cellsOf(scores), facts), "x", "y");
  assert.equal(
    [cell.right, cell.of, cell.repeats.map(({ seed, right }) => [seed, right])],
    [
      180,
      300,
      [
        [1, 70],
        [2, 50],
        [3, 60],
      ],
    ],
  );
  close(cell.accuracy, 0.6, "mean");
  close(cell.spread!, 0.1, "standard deviation");
  const { seeds, z, difference, recovery, mcnemar } = cell.transfer!;
  assert.equal(
    seeds!.map(({ seed, accuracy, significant }) => [seed, accuracy, significant]),
    [
      [1, 0.7, true],
      [2, 0.5, false],
      [3, 0.6, true],
    ],
  );
  // (.6 − .4) / sqrt(.5 · .5 · 2 / 100)
  close(z!, 0.2 / Math.sqrt(0.005), "z of the mean model");
  close(difference.value, 0.2, "difference");
  close(recovery!, 0.4, "recovery");
  assert.equal([mcnemar.gained, mcnemar.lost], [60, 0]);
});

test("seeds widen the intervals that counting all replies together would give", () => {
  const { interval, transfer } = at(scoreMatrix(cellsOf(scores), facts), "x", "y");
  const same = scores.filter(({ row, seed }) => row !== "x" || seed === 3);
  const copies = [1, 2, 3].flatMap((seed) => scoresFrom("x", "y", first(60), seed));
  const agreed = [...same.filter(({ row }) => row !== "x"), ...copies];
  const calm = at(scoreMatrix(cellsOf(agreed), facts), "x", "y");
  const width = ([low, high]: readonly [number, number]) => high - low;
  assert.ok(width(interval) > 1.2 * width(calm.interval), `${interval} and ${calm.interval}`);
  assert.ok(width(transfer!.difference.interval!) > 1.2 * width(calm.transfer!.difference.interval!));
  assert.ok(width(transfer!.gap!.interval!) > width(calm.transfer!.gap!.interval!));
});

test("a gain that one seed of three has is not a transfer, though the pooled replies would say so", () => {
  const lucky = [
    ...scoresFrom(ZERO_SHOT, "y", first(40)),
    ...[70, 40, 40].flatMap((count, i) => scoresFrom("x", "y", first(count), i + 1)),
  ];
  const { transfer } = at(scoreMatrix(cellsOf(lucky), facts), "x", "y");
  assert.ok(transfer!.adjusted!.holm < 0.01);
  assert.ok(transfer!.difference.interval![0] <= 0, String(transfer!.difference.interval));
  assert.is(transfer!.transfers, false);
});

test("the order of the scores changes no statistic", () => {
  const place = ({ cells }: Matrix) =>
    [...cells].sort((a, b) => (a.row + a.column < b.row + b.column ? -1 : 1)).map(({ repeats: _, ...cell }) => cell);
  const more = [...scores, ...scoresFrom(ZERO_SHOT, "x", first(30)), ...scoresFrom("x", "x", first(80), 1)];
  const straight = scoreMatrix(cellsOf(more), facts);
  for (let i = 0; i < 5; i++) {
    const mixed = scoreMatrix(cellsOf(stream(i, "mix").shuffle(more)), facts);
    assert.equal(place(mixed), place(straight));
  }
});

test("in distribution is the arm of the same strategy tuned on the column", () => {
  const arms: Arm[] = [
    { row: ZERO_SHOT, strategy: "", seeds: [] },
    { row: "cot on y", setting: "y", strategy: "cot", seeds: [1] },
    { row: "dpo on y", setting: "y", strategy: "dpo", seeds: [1] },
    { row: "dpo on x", setting: "x", strategy: "dpo", seeds: [1] },
    { row: "mix", setting: "40% x", strategy: "cot", seeds: [1] },
    { row: "code on x", setting: "x", strategy: "code", seeds: [1] },
  ];
  const right = [40, 90, 60, 50, 85, 70];
  const all = arms.flatMap(({ row }, i) => scoresFrom(row, "y", first(right[i]!)));
  const matrix = scoreMatrix(cellsOf(all), { ...facts, arms });
  assert.equal(
    matrix.rows,
    arms.map(({ row }) => row),
  );
  assert.equal(
    matrix.cells.map(({ inDistribution }) => inDistribution),
    [false, true, true, false, false, false],
  );
  close(at(matrix, "dpo on x", "y").transfer!.recovery!, 10 / 20, "within dpo");
  close(at(matrix, "mix", "y").transfer!.recovery!, 45 / 50, "within cot");
  assert.is(at(matrix, "code on x", "y").transfer!.recoveryUndefined, "no model of the same strategy was tuned on it");
  const [cot, dpo, code] = matrix.strategies.map(({ averages }) => averages[0]!);
  close(cot!.recovery!, 45 / 50, "average of cot");
  assert.ok(cot!.interval![0] < 0.9 && cot!.interval![1] > 0.9);
  close(dpo!.recovery!, 10 / 20, "average of dpo");
  assert.equal([cot!.pairs, dpo!.pairs, cot!.left, dpo!.left], [1, 1, 0, 0]);
  assert.equal(code, { pairs: 0, left: 1 });
});

test("each strategy is a family, an average and a sweep of its own, the same as if it had been run alone", () => {
  const rows = { cot: [40, 90, 62, 55, 80], dpo: [40, 75, 48, 44, 58] };
  const armsOf = (strategy: string): Arm[] =>
    ["x", "y"].map((setting) => ({ row: `${setting} ${strategy}`, setting, strategy, seeds: [1] }));
  const scoresBy = (strategy: "cot" | "dpo") => {
    const [, own, other, more, last] = rows[strategy];
    return [
      ...scoresFrom(`x ${strategy}`, "x", first(own!)),
      ...scoresFrom(`x ${strategy}`, "y", first(other!)),
      ...scoresFrom(`y ${strategy}`, "x", first(more!)),
      ...scoresFrom(`y ${strategy}`, "y", first(last!)),
    ];
  };
  const before = ["x", "y"].flatMap((column) => scoresFrom(ZERO_SHOT, column, first(40)));
  const none: Arm = { row: ZERO_SHOT, strategy: ZERO_SHOT, seeds: [] };
  const both = scoreMatrix(cellsOf([...before, ...scoresBy("cot"), ...scoresBy("dpo")]), {
    ...facts,
    arms: [none, ...armsOf("cot"), ...armsOf("dpo")],
  });
  for (const [i, strategy] of (["cot", "dpo"] as const).entries()) {
    const alone = scoreMatrix(cellsOf([...before, ...scoresBy(strategy)]), {
      ...facts,
      arms: [none, ...armsOf(strategy)],
    });
    const { family, ...result } = both.strategies[i]!;
    assert.equal(family, { name: `every pair out of distribution of ${strategy}`, size: 2 });
    const { family: only, ...wanted } = alone.strategies[0]!;
    assert.equal([only.name, result], ["every pair out of distribution", wanted]);
    for (const cell of alone.cells) assert.equal(at(both, cell.row, cell.column), cell);
  }
});

test("McNemar over several models is told model by model, never pooled", () => {
  const { mcnemar, seeds, instances } = at(scoreMatrix(cellsOf(scores), facts), "x", "y").transfer!;
  assert.equal(mcnemar, { gained: 60, lost: 0 });
  for (const [i, gained] of [30, 10, 20].entries()) {
    assert.equal([seeds![i]!.mcnemar.gained, seeds![i]!.mcnemar.lost], [gained, 0]);
    close(seeds![i]!.mcnemar.p!, 2 ** -gained, `mid-p of model ${i}`);
  }
  // 10 instances on which three models gain, 10 on which two do, 10 on which one does; none lost
  close(instances!.p, 2 * 2 ** -30, "sign flips");
});

test("a cell of no arm is refused", () => {
  const arms = [{ row: ZERO_SHOT, strategy: "", seeds: [] }];
  assert.throws(() => scoreMatrix(cellsOf(scores), { ...facts, arms }), /an arm for each row, got none for x/);
});

test.run();

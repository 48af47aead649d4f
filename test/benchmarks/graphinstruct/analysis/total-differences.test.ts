import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { totalDifferences } from "#benchmarks/graphinstruct/analysis/statistics/total-differences";
import { type Rng, stream } from "#src/rng";
import { madeRow, madeRows, readMade } from "#test/benchmarks/graphinstruct/analysis/made-run";

const test = suite("graphinstruct analysis: differences of totals");

/** Of one run less another. */
function totalDifference(one: Run, other: Run, rng: Rng, clusterOf?: (id: string) => string) {
  return totalDifferences(other, [one], rng, clusterOf)?.[0];
}

const SIZES = [10, 20, 20, 15, 10, 10];
const drawn = (seed: number, gain: number) => {
  const rng = stream(seed, "rows");
  return SIZES.flatMap((size, level) =>
    Array.from({ length: size }, (_, i) => madeRow(`L${level}-${i}`, level, 0.3 + gain + 0.3 * rng.next())),
  );
};

test("the difference is that of the totals, and its interval as wide as its standard error says", () => {
  const [one, other] = readMade({ "a-zero-shot": drawn(1, 0.1), "b-zero-shot": drawn(2, 0) });
  const { delta, interval, p } = totalDifference(one!, other!, stream(1, "test"))!;
  assert.ok(Math.abs(delta - (one!.quality - other!.quality)) < 1e-12);
  // Of a difference of two uniform draws on .3: variance .3² / 6; levels add up with the squares of their weights.
  const weights = [0.05, 0.1, 0.15, 0.2, 0.25, 0.25];
  const error = Math.sqrt(weights.reduce((sum, weight, level) => sum + (weight ** 2 * 0.015) / SIZES[level]!, 0));
  const half = (interval[1] - interval[0]) / 2;
  assert.ok(half > 1.5 * error && half < 2.4 * error, `${half} against ${error}`);
  assert.ok(interval[0] < delta && delta < interval[1]);
  assert.ok(p < 0.001);
});

test("without a difference p is spread evenly", () => {
  let small = 0;
  for (let seed = 0; seed < 20; seed++) {
    const [one, other] = readMade({ "a-zero-shot": drawn(2 * seed, 0), "b-zero-shot": drawn(2 * seed + 1, 0) });
    if (totalDifference(one!, other!, stream(seed, "null"))!.p < 0.25) small++;
  }
  assert.ok(small >= 1 && small <= 11, `${small} of 20 below .25`);
});

test("clusters that move together widen the interval; too few of them give none", () => {
  const rows = (gain: number) =>
    SIZES.flatMap((size, level) =>
      Array.from({ length: size }, (_, i) => madeRow(`L${level}-${i}`, level, 0.5 + (i % 2 ? gain : -gain))),
    );
  const [one, other] = readMade({ "a-zero-shot": rows(0.2), "b-zero-shot": rows(0) });
  const by = (clusterOf?: (id: string) => string) => totalDifference(one!, other!, stream(3, "test"), clusterOf);
  const width = ([low, high]: readonly [number, number]) => high - low;
  const parity = by((id) => `${Number(id.slice(3)) % 2}`)!;
  assert.ok(width(parity.interval) > 2 * width(by()!.interval));
  assert.is(
    by(() => "all"),
    undefined,
  );
  const [some] = readMade({ "c-zero-shot": madeRows(() => 0.5).slice(3) });
  assert.is(totalDifference(one!, some!, stream(3, "test")), undefined);
});

test("several runs against one base are the same as each against it, but for the draws", () => {
  const runs = readMade({ "a-zero-shot": drawn(1, 0.1), "b-zero-shot": drawn(2, 0), "c-zero-shot": drawn(3, 0.05) });
  const together = totalDifferences(runs[1]!, [runs[0]!, runs[2]!], stream(1, "test"))!;
  const apart = [runs[0]!, runs[2]!].map((run) => totalDifference(run, runs[1]!, stream(2, "test"))!);
  together.forEach(({ delta, interval }, i) => {
    assert.is(delta, apart[i]!.delta);
    assert.ok(Math.abs(interval[0] - apart[i]!.interval[0]) < 0.01);
  });
});

test.run();

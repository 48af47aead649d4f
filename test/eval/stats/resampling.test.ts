import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bcaInterval } from "#eval/stats/bca-interval";
import { bootstrapMeans } from "#eval/stats/bootstrap-means";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { clustersOf } from "#eval/stats/clusters";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { percentileInterval } from "#eval/stats/percentile-interval";
import { signFlip } from "#eval/stats/sign-flip";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";
import { closeInterval } from "#test/eval/stats/close-interval";

const test = suite("resampling");
const contrast = ["after", "before"] as const;
const rng = () => stream(3, "resampling");
const draws = stream(4, "data");
const arm = (share: number, items = 200) => Array.from({ length: items }, () => draws.next() < share);
const singly = (items: readonly unknown[]) => items.map((_, i) => String(i));

function pair(gained: number, lost: number, same = 5) {
  const after = [...Array(gained).fill(1), ...Array(lost).fill(0), ...Array(same).fill(1)];
  const before = [...Array(gained).fill(0), ...Array(lost).fill(1), ...Array(same).fill(1)];
  return clustersOf({ after, before }, singly(after));
}

function standardDeviation(values: Float64Array): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

test("items are summed by instance", () => {
  const clusters = clustersOf({ after: [true, false, 0.5, true] }, ["a", "b", "a", "b"]);
  assert.equal([...clusters.sizes], [2, 2]);
  assert.equal([...clusters.sums.after], [1.5, 1]);
  assert.throws(() => clustersOf({ after: [true] }, ["a", "b"]), /expected 2 results of after, got 1/);
});

test("resampled means spread as the standard error of clusters says", () => {
  const instances = Array.from({ length: 300 }, (_, i) => String(Math.floor(i / 3)));
  const after = Array.from({ length: 100 }, () => draws.next() < 0.6).flatMap((right) => [right, right, !right]);
  const clusters = clustersOf({ after }, instances);
  const { after: means } = bootstrapMeans(clusters, 4000, rng());
  const expected = standardDeviation(clusters.sums.after) / 3 / Math.sqrt(100);
  assert.ok(Math.abs(standardDeviation(means) / expected - 1) < 0.05);
});

test("copies of the same items add nothing: the interval stays, bit by bit", () => {
  const [after, before] = [arm(0.7), arm(0.5)];
  const four = <T>(values: readonly T[]) => [...values, ...values, ...values, ...values];
  const once = clusterBootstrap(clustersOf({ after, before }, singly(after)), contrast, rng());
  const copied = clustersOf({ after: four(after), before: four(before) }, four(singly(after)));
  assert.equal(clusterBootstrap(copied, contrast, rng()), once);
  const naive = clustersOf({ after: four(after), before: four(before) }, singly(four(after)));
  const [low, high] = clusterBootstrap(naive, contrast, rng())!.bca;
  assert.ok(high - low < 0.6 * (once!.bca[1] - once!.bca[0]), "taking copies for items would halve the interval");
});

test("the same stream gives the same interval, another one a slightly different one", () => {
  const clusters = clustersOf({ after: arm(0.7), before: arm(0.5) }, singly(arm(0)));
  const first = clusterBootstrap(clusters, contrast, rng());
  assert.equal(clusterBootstrap(clusters, contrast, rng()), first);
  assert.not.equal(clusterBootstrap(clusters, contrast, stream(9, "other")), first);
});

test("arms that never differ have an interval of nothing, and one cluster has none", () => {
  const same = clusterBootstrap(pair(0, 0), contrast, rng())!;
  assert.equal(same, { difference: 0, percentile: [0, 0], bca: [0, 0] });
  assert.is(clusterBootstrap(clustersOf({ after: [1, 1], before: [0, 1] }, ["a", "a"]), contrast, rng()), undefined);
});

// Efron and Tibshirani 1993, table 14.2: the variance of the spatial test data's A scores; they drew 2000 times.
test("the BCa interval agrees with the textbook's example", () => {
  const scores = [48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30, 41];
  const variance = (values: readonly number[]) => {
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  };
  assert.is(variance(scores).toFixed(1), "171.5");
  const source = rng();
  const bootstrap = Float64Array.from({ length: 20_000 }, () => variance(scores.map(() => source.pick(scores))));
  const jackknife = Float64Array.from(scores, (_, left) => variance(scores.filter((_, i) => i !== left)));
  const got = bcaInterval({ estimate: variance(scores), bootstrap, jackknife }, 0.9);
  got.forEach((bound, i) => {
    assert.ok(Math.abs(bound - [115.8, 259.6][i]!) < 3.5, `got ${got}`);
  });
});

test("the percentile interval is the middle of the replicates", () => {
  const replicates = Float64Array.from({ length: 101 }, (_, i) => (i * 37) % 101);
  closeInterval(percentileInterval(replicates, 0.9), [5, 95], "of 101");
  closeInterval(percentileInterval(Float64Array.of(3, 1), 0.5), [1.5, 2.5], "of 2");
});

test("flipping the signs of single items is McNemar's exact test", () => {
  for (const [gained, lost] of [
    [7, 1],
    [3, 3],
    [0, 12],
    [9, 4],
  ] as const) {
    close(signFlip(pair(gained, lost), contrast, rng()), mcnemarExact(gained, lost), `${gained} ${lost}`);
  }
  assert.is(signFlip(pair(0, 0), contrast, rng()), 1);
});

test("with many clusters, random flips come close to the exact p, and never to 0", () => {
  for (const [gained, lost] of [
    [20, 8],
    [30, 20],
    [100, 80],
  ] as const) {
    const exact = mcnemarExact(gained, lost);
    const got = signFlip(pair(gained, lost), contrast, rng());
    assert.ok(
      Math.abs(got - exact) < 4 * Math.sqrt((exact * (1 - exact)) / 9999) + 1e-4,
      `expected ${exact}, got ${got}`,
    );
  }
  assert.is(signFlip(pair(300, 0), contrast, rng()), 1e-4);
});

test("whole clusters are flipped: four copies of five gains are as sure as five", () => {
  const after = Array(20).fill(1);
  const instances = after.map((_, i) => String(i % 5));
  assert.is(signFlip(clustersOf({ after, before: Array(20).fill(0) }, instances), contrast, rng()), 2 / 2 ** 5);
});

test.run();

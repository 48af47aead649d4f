import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  clusteringFeature,
  degreeFeature,
  meanMmdScore,
  spectralFeature,
  spectralHistogram,
} from "#benchmarks/graphinstruct/metrics/index";
import { distancesAcross, distancesWithin } from "#benchmarks/graphinstruct/metrics/mmd/distances";
import { histogramDistance } from "#benchmarks/graphinstruct/metrics/mmd/histogram-distance";
import { medianBandwidth } from "#benchmarks/graphinstruct/metrics/mmd/median-bandwidth";
import { mmd } from "#benchmarks/graphinstruct/metrics/mmd/mmd";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { complete, facts, path, random, shuffled } from "#test/benchmarks/graphinstruct/metrics/graphs";

const test = suite("MMD of written graphs");

test("the distance of histograms is what it takes to move one onto the other, scaled and padded", () => {
  const distance = (a: number[], b: number[]) => histogramDistance(Float64Array.from(a), Float64Array.from(b));
  assert.is(distance([1], [0, 0, 0, 1]), 3);
  assert.is(distance([2, 2], [1, 0, 1]), 0.5);
  assert.is(distance([0.25, 0.5, 0.25], [0.25, 0.5, 0.25]), 0);
  assert.is(distance([0, 0], [0]), 0);
});

test("features by hand: a star with a loop", () => {
  const star = facts(4, [
    [0, 1],
    [0, 2],
    [0, 3],
    [3, 3],
  ]);
  assert.equal(Array.from(degreeFeature(star)), [0, 0.5, 0, 0.5]);
  assert.equal(Array.from(clusteringFeature(star)!), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  assert.equal(Array.from(degreeFeature(facts(0, []))), [1]);
  assert.equal(Array.from(clusteringFeature(facts(0, []))!), [1]);
});

test("a coefficient of 3/10 falls into the third bin, as in NumPy, whose limit is the double above it", () => {
  const joined = [
    [1, 2],
    [2, 3],
    [3, 4],
  ] as const;
  const hub = facts(6, [...joined, ...[1, 2, 3, 4, 5].map((node) => [0, node] as const)]);
  assert.is(hub.localClustering![0], 0.3);
  assert.is(clusteringFeature(hub)![2], 1 / 6);
});

test("released spectra: NumPy's, of the lower triangle where directed", () => {
  const pairs = "01 03 06 07 12 13 21 30 34 35 45 52 53 54 61 63 64 76".split(" ");
  const directed = facts(
    8,
    pairs.map(([u, v]) => [Number(u), Number(v)] as const),
    true,
  );
  near(spectralFeature(directed)!, [0.36472593, 0.57406558, 0.76228326, 1.18882428, 1.26875986, 2, 2.11422318]);
  near(spectralFeature(complete(4))!, [4 / 3, 4 / 3, 4 / 3]);
  assert.equal(Array.from(spectralFeature(facts(1, []))!), [0]);
  assert.is(spectralFeature(path(30))!.length, 20);
});

test("spectra by value: the bins of a path are those of its known eigenvalues, in any order of nodes", () => {
  const expected = new Float64Array(101);
  for (let k = 0; k < 7; k++) expected[Math.round((1 - Math.cos((Math.PI * k) / 6)) * 50)]! += 1 / 7;
  near(spectralHistogram(path(7))!, Array.from(expected));
  assert.equal(spectralHistogram(shuffled(path(7), 1)), spectralHistogram(path(7)));
});

test("graphs too large for spectra are not decided", () => {
  const large = facts(LARGEST_SPECTRUM + 1, []);
  assert.is(spectralFeature(large), undefined);
  assert.is(spectralHistogram(large), undefined);
  assert.is(meanMmdScore([large, large], [path(3), path(4)], "sound"), undefined);
});

test("MMD is the unbiased estimate by its definition", () => {
  const [x, y] = [
    [1, 2, 4],
    [3, 7, 8, 20],
  ].map((values) => values.map((value) => Float64Array.of(value)));
  const apart = (a: Float64Array, b: Float64Array) => Math.abs(a[0]! - b[0]!);
  const kernel = (a: Float64Array, b: Float64Array) => Math.exp(-(apart(a, b) ** 2) / 18);
  const mean = (a: Float64Array[], b: Float64Array[]) => {
    const all = a.flatMap((one) => b.filter((other) => other !== one).map((other) => kernel(one, other)));
    return all.reduce((sum, each) => sum + each, 0) / all.length;
  };
  const expected = Math.sqrt(mean(x!, x!) + mean(y!, y!) - 2 * mean(x!, y!));
  const distances = {
    generated: distancesWithin(x!, apart),
    references: distancesWithin(y!, apart),
    across: distancesAcross(x!, y!, apart),
  };
  near([mmd(distances, 3)], [expected]);
  assert.is(mmd({ ...distances, generated: new Float64Array(0) }, 3), 0);
});

test("the median of an even number of distances is between the two in the middle; 1 where it says nothing", () => {
  assert.is(medianBandwidth(Float64Array.of(9, 1, 4, 2)), 3);
  assert.is(medianBandwidth(Float64Array.of(9, 1, 4)), 4);
  assert.is(medianBandwidth(Float64Array.of(0, 0, 5)), 1);
  assert.is(medianBandwidth(new Float64Array(0)), 1);
});

test("sets of one kind score above sets of different kinds, in both modes", () => {
  const sparse = (from: number) => [0, 1, 2, 3, 4].map((i) => random(from + i, 20, 0.15));
  const references = [...sparse(100), ...sparse(200), ...sparse(300), ...sparse(400)];
  const dense = [0, 1, 2, 3, 4].map((i) => random(i, 20, 0.6));
  for (const mode of ["compat", "sound"] as const) {
    const [same, other] = [meanMmdScore(sparse(0), references, mode)!, meanMmdScore(dense, references, mode)!];
    for (const part of ["degree", "clustering", "spectrum", "mean"] as const) {
      assert.ok(same[part] > other[part] + 0.1 && same[part] <= 1 && other[part] > 0, `${mode} ${part}`);
    }
  }
});

function near(actual: ArrayLike<number>, expected: readonly number[]): void {
  assert.is(actual.length, expected.length);
  expected.forEach((each, i) => {
    assert.ok(Math.abs(actual[i]! - each) < 1e-7, `${i}: ${actual[i]} for ${each}`);
  });
}

test.run();

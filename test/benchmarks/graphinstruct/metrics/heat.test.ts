import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { heatScore } from "#benchmarks/graphinstruct/metrics/embedding/heat/heat-score";
import { heatSignature } from "#benchmarks/graphinstruct/metrics/embedding/heat/heat-signature";
import { transportDistance } from "#benchmarks/graphinstruct/metrics/embedding/heat/transport-distance";
import { laplacian } from "#benchmarks/graphinstruct/metrics/spectrum/laplacian";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { stream } from "#src/rng";
import { complete, facts, path, random, shuffled } from "#test/benchmarks/graphinstruct/metrics/graphs";
import { near } from "#test/near";

const test = suite("heat score of two graphs");

const star = facts(
  8,
  [1, 2, 3, 4, 5, 6, 7].map((node) => [0, node] as const),
);
const samples: readonly Facts[] = [
  ...[1, 2, 3, 4, 5, 6].map((seed) => random(seed, 4 + 4 * seed, 0.25)),
  random(7, 12, 0.2, true),
  complete(8),
  path(8),
  star,
  facts(5, []),
  facts(1, []),
];

test("heat kept is the diagonal of exp(-tL), as ml-matrix's exponential by eigenvectors has it", () => {
  const graph = random(3, 10, 0.4);
  const rows = Matrix.from1DArray(10, 10, Array.from(laplacian(graph.written.graph)));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(rows);
  heatSignature(graph)!.forEach((kept, time) => {
    const left = Matrix.diag(realEigenvalues.map((value) => Math.exp(-value * 2 ** (time - 6))));
    const kernel = eigenvectorMatrix.mmul(left).mmul(eigenvectorMatrix.transpose());
    const expected = kernel.diagonal().sort((a, b) => a - b);
    expected.forEach((each, u) => {
      near(kept[u]!, each);
    });
  });
});

test("a complete graph keeps 1/n + (1 - 1/n) exp(-tn) at each node", () => {
  heatSignature(complete(8))!.forEach((kept, time) => {
    for (const each of kept) near(each, 1 / 8 + (7 / 8) * Math.exp(-8 * 2 ** (time - 6)));
  });
});

test("the transport distance is that of the samples repeated to one length", () => {
  const rng = stream(1, "transport");
  for (let round = 0; round < 30; round++) {
    const [a, b] = [rng.int(1, 6), rng.int(1, 6)].map((length) => Float64Array.from({ length }, rng.next).sort());
    const repeated = (sample: Float64Array) =>
      Array.from({ length: 60 }, (_, i) => sample[Math.floor((i * sample.length) / 60)]!);
    const others = repeated(b!);
    const expected = repeated(a!).reduce((sum, each, i) => sum + Math.abs(each - others[i]!) / 60, 0);
    near(transportDistance(a!, b!), expected);
  }
});

test("isomorphic graphs score 1, in all parts, whatever the order of their nodes", () => {
  for (const [i, graph] of samples.entries()) {
    for (const score of Object.values(heatScore(graph, shuffled(graph, i))!)) near(score, 1);
  }
});

test("the order of nodes changes no score, nor does which graph is the reference", () => {
  for (const [i, a] of samples.entries()) {
    for (const [j, b] of samples.entries()) {
      const score = heatScore(a, b)!;
      same(heatScore(shuffled(a, j), shuffled(b, i))!, score);
      same(heatScore(b, a)!, score);
      for (const part of Object.values(score)) assert.ok(part >= 0 && part <= 1 + 1e-9, `${part}`);
      near(score.aggregate, (score.near + score.middle + score.far) / 3);
    }
  }
});

test("directions and loops make no difference", () => {
  const edges = [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
  ] as const;
  same(heatScore(facts(4, edges), facts(4, [...edges, [1, 0], [3, 3]], true))!, {
    near: 1,
    middle: 1,
    far: 1,
    aggregate: 1,
  });
});

test("other graphs score less: far ones much, one with an edge less little", () => {
  const whole = random(6, 28, 0.25);
  const { sources, targets } = whole.written.graph;
  const less = facts(28, Array.from(sources, (source, e) => [source, targets[e]!] as const).slice(1));
  const [little, much] = [heatScore(whole, less)!, heatScore(whole, path(28))!];
  assert.ok(little.aggregate < 0.999 && little.aggregate > 0.95, `${little.aggregate}`);
  assert.ok(much.aggregate < 0.6, `${much.aggregate}`);
  near(heatScore(path(5), facts(5, []))!.aggregate, 0);
});

test("cospectral graphs differ by what their nodes keep", () => {
  const cross = facts(5, [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
  ]);
  const square = facts(5, [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ]);
  assert.ok(heatScore(cross, square)!.aggregate < 0.9);
});

test("no nodes are like no nodes alone; large graphs are not decided", () => {
  near(heatScore(facts(0, []), facts(0, []))!.aggregate, 1);
  near(heatScore(facts(0, []), path(3))!.aggregate, 0);
  assert.is(heatScore(facts(LARGEST_SPECTRUM + 1, []), path(3)), undefined);
});

function same(actual: object, expected: object): void {
  Object.values(actual).forEach((each, i) => {
    near(each, Object.values(expected)[i]);
  });
}

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { nodeGap } from "#benchmarks/graphinstruct/metrics/embedding/released/node-gap";
import { numpyNormals, numpyPermutation } from "#benchmarks/graphinstruct/metrics/embedding/released/numpy-random";
import { embedding, embeddingScore } from "#benchmarks/graphinstruct/metrics/index";
import { LARGEST_SPECTRUM } from "#benchmarks/graphinstruct/metrics/spectrum/largest-spectrum";
import { mersenneTwister } from "#src/mersenne-twister";
import { complete, facts, path, random } from "#test/benchmarks/graphinstruct/metrics/graphs";
import { near } from "#test/near";

const test = suite("D3 as released");

test("draws are NumPy's RandomState(42)", () => {
  const next = mersenneTwister(42);
  assert.equal([next(), next(), next()], [1608637542, 3421126067, 4083286876]);
  [0.49671415, -0.1382643, 0.64768854, 1.52302986, -0.23415337].forEach((each, i) => {
    near(numpyNormals(42, 5)[i]!, each, 1e-8);
  });
  assert.equal(Array.from(numpyPermutation(42, 12)), [10, 9, 0, 8, 5, 2, 1, 11, 4, 7, 3, 6]);
  assert.equal(Array.from(numpyPermutation(7, 5)), [0, 3, 2, 1, 4]);
});

test("a path's nodes stand where its known eigenvectors put them, up to sign", () => {
  const { columns, points } = embedding(path(6))!;
  assert.is(columns, 4);
  for (let c = 0; c < 4; c++) {
    const known = (u: number) => Math.cos((Math.PI * (c + 1) * (u + 0.5)) / 6) / Math.sqrt(3);
    const sign = Math.sign(points[c]! * known(0));
    for (let u = 0; u < 6; u++) near(points[u * 4 + c]!, sign * known(u));
  }
});

test("a graph against itself scores 1 in all parts but the gap, which trains on more nodes", () => {
  const graph = random(5, 16, 0.2);
  const score = released(graph, graph);
  near(score.grassmann, 1);
  near(score.embeddingMmd, 1);
  assert.ok(score.nodeGap > 0.8 && score.nodeGap < 1);
  near(score.aggregate, 0.5 + 0.15 * score.nodeGap + 0.35);
});

test("of two paths, the parts by their definitions", () => {
  const [a, b] = [path(3), path(4)];
  const [x, y] = [embedding(a)!, embedding(b)!];
  const column = (of: typeof x, c: number) =>
    Array.from({ length: of.order }, (_, u) => of.points[u * of.columns + c]!);
  let cosines = 0;
  for (const i of [0, 1]) {
    for (const j of [0, 1]) cosines += column(x, i).reduce((sum, each, u) => sum + each * column(y, j)[u]!, 0) ** 2;
  }
  near(released(a, b).grassmann, cosines / 2);
  const row = (of: typeof x, u: number) => [column(of, 0)[u]!, column(of, 1)[u]!];
  const kernel = (p: number[], q: number[]) => Math.exp(-((p[0]! - q[0]!) ** 2 + (p[1]! - q[1]!) ** 2) / 2);
  const mean = (p: typeof x, q: typeof x) => {
    let sum = 0;
    for (let u = 0; u < p.order; u++) for (let v = 0; v < q.order; v++) sum += kernel(row(p, u), row(q, v));
    return sum / (p.order * q.order);
  };
  near(released(a, b).embeddingMmd, 1 / (1 + Math.sqrt(mean(x, x) + mean(y, y) - 2 * mean(x, y))));
});

test("the gap knows nodes by id, and 7 from '7'", () => {
  const reference = random(9, 14, 0.25);
  const untexted: Facts = Object.create(reference, {
    written: { value: { ...reference.written, untexted: [...reference.written.ids.keys()] } },
  });
  assert.not.equal(nodeGap(reference, reference), nodeGap(untexted, reference));
});

test("the gap is 0 for small graphs and references of one community", () => {
  assert.is(nodeGap(path(3), path(20)), 0);
  assert.is(nodeGap(path(20), path(9)), 0);
  assert.is(nodeGap(path(20), complete(12)), 0);
});

test("graphs of less than two nodes score 0, and large ones are not decided", () => {
  assert.equal(released(facts(1, []), path(4)), { grassmann: 0, nodeGap: 0, embeddingMmd: 0, aggregate: 0 });
  assert.is(embeddingScore(facts(LARGEST_SPECTRUM + 1, []), path(4), "compat"), undefined);
});

function released(generated: Facts, reference: Facts) {
  const score = embeddingScore(generated, reference, "compat");
  if (score === undefined || !("grassmann" in score)) throw new Error("expected the parts of the released score");
  return score;
}

test.run();

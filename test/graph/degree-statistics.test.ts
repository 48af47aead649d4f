import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chromaticNumber } from "#src/graph/chromatic-number";
import { degreeAssortativity } from "#src/graph/degree-assortativity";
import { type Graph, graph } from "#src/graph/graph";
import { greedyColours } from "#src/graph/greedy-colours";
import { reciprocity } from "#src/graph/reciprocity";
import { allGraphs, edgesOf, pairs, sample } from "#test/graph/samples";

const test = suite("graph/degree-assortativity, reciprocity, greedy-colours, chromatic-number");

function correlation(xs: number[], ys: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const covariance = mean(xs.map((value, i) => (value - x) * (ys[i]! - y)));
  return covariance / Math.sqrt(mean(xs.map((value) => (value - x) ** 2)) * mean(ys.map((value) => (value - y) ** 2)));
}

/** Both ends of an undirected edge count, of a loop one. */
function assortativity(g: Graph, loops: readonly number[]): number {
  const edges = [...edgesOf(g), ...loops.map((u) => [u, u] as const)];
  const ends = g.directed
    ? edges
    : edges.flatMap(([u, v]) => (u === v ? [[u, u] as const] : [[u, v] as const, [v, u] as const]));
  const out = (u: number) => edges.filter((edge) => edge[0] === u).length;
  const into = (u: number) => edges.filter((edge) => edge[1] === u).length;
  const [x, y] = g.directed ? [out, into] : [(u: number) => out(u) + into(u), (u: number) => out(u) + into(u)];
  return correlation(
    ends.map(([u]) => x(u)),
    ends.map(([, v]) => y(v)),
  );
}

test("assortativity is the correlation of the degrees at both ends", () => {
  for (const directed of [false, true]) {
    for (const { graph: g, rng } of sample(`assortativity ${directed}`, 80, 12, { directed, heaviest: 0 })) {
      const loops = rng.next() < 0.3 ? [rng.int(0, g.order - 1)] : [];
      const [found, expected] = [degreeAssortativity(g, loops), assortativity(g, loops)];
      if (Number.isFinite(expected) && Math.abs(expected) <= 1.001) assert.ok(Math.abs(found! - expected) < 1e-9);
      else assert.is(found, undefined);
    }
  }
});

test("assortativity of known graphs", () => {
  assert.is(degreeAssortativity(graph(3, pairs(3, false))), undefined);
  assert.is(degreeAssortativity(graph(3, [])), undefined);
  assert.is(
    degreeAssortativity(
      graph(4, [
        [0, 1],
        [1, 2],
        [2, 3],
      ]),
    ),
    -0.5,
  );
});

test("reciprocity is the share of edges whose reverse is there", () => {
  for (const g of allGraphs(3, true)) {
    const edges = edgesOf(g);
    const mutual = edges.filter(([u, v]) => edges.some(([a, b]) => a === v && b === u)).length;
    assert.is(reciprocity(g), edges.length === 0 ? undefined : mutual / edges.length);
    assert.is(reciprocity(g, 2), mutual / (edges.length + 2));
  }
  assert.is(reciprocity(graph(2, [[0, 1]])), undefined);
});

/** The fewest colours, trying all. */
function fewest(g: Graph): number {
  const edges = edgesOf(g);
  const paints = (colours: number, chosen: readonly number[]): boolean =>
    chosen.length === g.order ||
    [...Array(colours).keys()].some((colour) => {
      const u = chosen.length;
      const clash = edges.some(([a, b]) => (a === u && chosen[b] === colour) || (b === u && chosen[a] === colour));
      return !clash && paints(colours, [...chosen, colour]);
    });
  let colours = 0;
  while (!paints(colours, [])) colours++;
  return colours;
}

test("the chromatic number is the fewest colours of all, greedy colouring takes as many or more", () => {
  const random = [false, true].flatMap((directed) => sample(`colours ${directed}`, 60, 9, { directed, heaviest: 0 }));
  for (const g of [...allGraphs(4, false), ...allGraphs(3, true), ...random.map((item) => item.graph)]) {
    assert.is(chromaticNumber(g, 1e6), fewest(g));
    assert.ok(greedyColours(g) >= fewest(g));
  }
});

test("greedy colouring goes by degree, ties by node, and can be told other degrees", () => {
  const crown = graph(6, [
    [0, 3],
    [0, 5],
    [2, 1],
    [2, 5],
    [4, 1],
    [4, 3],
  ]);
  assert.is(greedyColours(crown), 3);
  assert.is(greedyColours(crown, [1, 0, 1, 0, 1, 0]), 2);
  assert.is(chromaticNumber(crown, 1e6), 2);
});

test("Mycielski's graph takes four colours without a triangle; a budget may not suffice", () => {
  const rim = [0, 1, 2, 3, 4].map((u): [number, number] => [u, (u + 1) % 5]);
  const shadows = rim.flatMap(([u, v]): [number, number][] => [
    [u, v + 5],
    [v, u + 5],
  ]);
  const groetzsch = graph(11, [...rim, ...shadows, ...[5, 6, 7, 8, 9].map((u): [number, number] => [u, 10])]);
  assert.is(chromaticNumber(groetzsch, 1e6), 4);
  assert.is(chromaticNumber(groetzsch, 50), undefined);
  assert.is(chromaticNumber(graph(300, pairs(300, false)), 1e6), 300);
});

test.run();

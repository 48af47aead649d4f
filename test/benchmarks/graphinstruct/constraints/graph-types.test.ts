import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Facts, type GraphTypeName, graphTypes } from "#benchmarks/graphinstruct/constraints/index";
import { canonicalForm } from "#src/graph/canonical-form";
import { lattice } from "#src/graph/lattice";
import { stream } from "#src/rng";
import { allGraphs, factsFor } from "#test/benchmarks/graphinstruct/constraints/small-graphs";

const test = suite("graph types");

const undirected = [1, 2, 3, 4, 5].map((order) => allGraphs(order, false));
const directed = [1, 2, 3, 4].map((order) => allGraphs(order, true));
const counts = (name: GraphTypeName, of: readonly (readonly Facts[])[]) =>
  of.map((graphs) => graphs.filter((facts) => graphTypes[name].test(facts, "sound") === true).length);

// By number of nodes from 1, as the Online Encyclopedia of Integer Sequences has them.
const published: Partial<Record<GraphTypeName, readonly number[]>> = {
  tree: [1, 1, 1, 2, 3], // A000055
  forest: [1, 2, 3, 6, 10], // A005195
  acyclic: [1, 2, 3, 6, 10],
  connected: [1, 1, 2, 6, 21], // A001349
  bipartite: [1, 2, 3, 7, 13], // A033995
  regular: [1, 2, 2, 4, 3], // A005176
  planar: [1, 2, 4, 11, 33], // A005470
  complete: [1, 1, 1, 1, 1],
  path: [1, 1, 1, 1, 1],
  star: [1, 1, 1, 1, 1],
  cycle: [0, 0, 1, 1, 1],
  wheel: [0, 0, 0, 1, 1],
  grid: [0, 0, 0, 1, 0],
  complete_bipartite: [0, 1, 1, 2, 2],
  dag: [0, 0, 0, 0, 0],
};

for (const [name, expected] of Object.entries(published)) {
  test(`as many of five nodes and fewer as there are: ${name}`, () => {
    assert.equal(counts(name as GraphTypeName, undirected), expected);
  });
}

// Directed: orientations of a tree A000238; acyclic digraphs A003087; weakly connected A003085.
const publishedDirected: Partial<Record<GraphTypeName, readonly number[]>> = {
  tree: [1, 1, 3, 8],
  dag: [1, 2, 6, 31],
  acyclic: [1, 2, 6, 31],
  connected: [1, 2, 13, 199],
  complete: [1, 1, 1, 1],
  path: [1, 1, 1, 1],
  cycle: [0, 0, 1, 1],
  star: [1, 1, 2, 2],
};

for (const [name, expected] of Object.entries(publishedDirected)) {
  test(`as many directed ones of four nodes and fewer: ${name}`, () => {
    assert.equal(counts(name as GraphTypeName, directed), expected);
  });
}

test("the released tests pass tournaments, paths against the direction and edgeless sides; ours do not", () => {
  const both = (name: GraphTypeName, facts: Facts) => [
    graphTypes[name].test(facts, "compat"),
    graphTypes[name].test(facts, "sound"),
  ];
  const arrows = (order: number, ...edges: [number, number][]) => factsFor(order, edges, true);
  assert.equal(both("complete", arrows(3, [0, 1], [1, 2], [0, 2])), [true, false]);
  assert.equal(both("path", arrows(3, [0, 1], [2, 1])), [true, false]);
  assert.equal(both("cycle", arrows(3, [0, 1], [1, 2], [0, 2])), [true, false]);
  assert.equal(both("star", arrows(3, [0, 1], [2, 0])), [true, false]);
  assert.equal(both("complete_bipartite", factsFor(3, [])), [true, false]);
  assert.equal(both("complete", factsFor(0, [])), [true, true]);
});

test("two rims around one hub are a wheel to the released test alone", () => {
  const spokes = [1, 2, 3, 4, 5, 6].map((node) => [0, node] as const);
  const rims = [
    [1, 2],
    [2, 3],
    [3, 1],
    [4, 5],
    [5, 6],
    [6, 4],
  ] as const;
  const facts = factsFor(7, [...spokes, ...rims]);
  assert.is(graphTypes.wheel.test(facts, "compat"), true);
  assert.is(graphTypes.wheel.test(facts, "sound"), false);
});

test("wheels and grids of any orientation are taken in sound; the released tests raise", () => {
  const wheel = factsFor(
    4,
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [2, 3],
      [3, 1],
    ],
    true,
  );
  assert.equal(graphTypes.wheel.test(wheel, "compat"), { raises: "NetworkXNotImplemented" });
  assert.is(graphTypes.wheel.test(wheel, "sound"), true);
  const square = factsFor(
    4,
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
    ],
    true,
  );
  assert.equal(graphTypes.grid.test(square, "compat"), { raises: "NetworkXNotImplemented" });
  assert.is(graphTypes.grid.test(square, "sound"), true);
});

test("a grid is what has a grid's canonical form", () => {
  const rng = stream(7, "grids");
  const seen = { grid: 0, other: 0 };
  for (let item = 0; item < 120; item++) {
    const own = lattice(rng.int(2, 4), rng.int(2, 6));
    const names = rng.shuffle(Array.from({ length: own.order }, (_, node) => node));
    const edges = Array.from(own.sources, (u, i): [number, number] => [names[u]!, names[own.targets[i]!]!]);
    // Two edges exchange ends, so that all degrees stay.
    const [one, two] = rng.sample(edges, 2) as [[number, number], [number, number]];
    if (item % 2 === 1) [one[1], two[1]] = [two[1], one[1]];
    if (edges.some(([u, v]) => u === v)) continue;
    const facts = factsFor(own.order, edges);
    if (facts.size < edges.length) continue;
    const same = canonicalForm(facts.written.graph) === canonicalForm(own);
    seen[same ? "grid" : "other"]++;
    assert.is(graphTypes.grid.test(facts, "sound"), same, JSON.stringify(edges));
  }
  assert.ok(seen.grid > 20 && seen.other > 10, JSON.stringify(seen));
});

test.run();

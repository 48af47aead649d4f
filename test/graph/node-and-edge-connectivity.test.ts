import { suite } from "uvu";
import * as assert from "uvu/assert";
import { edgeConnectivity } from "#src/graph/edge-connectivity";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { lattice } from "#src/graph/lattice";
import { nodeConnectivity } from "#src/graph/node-connectivity";
import { strongComponents } from "#src/graph/strong-components";
import { allGraphs, edgesOf, pairs, sample } from "#test/graph/samples";

const test = suite("graph/node-connectivity and graph/edge-connectivity");

const few = [...allGraphs(1, false), ...allGraphs(2, false), ...allGraphs(4, false), ...allGraphs(3, true)];
const random = [false, true].flatMap((directed) => sample(`cuts ${directed}`, 60, 7, { directed, heaviest: 0 }));
const every: Graph[] = [...few, ...random.map((item) => item.graph)];

function subsets(count: number): number[][] {
  const sets = Array.from({ length: 2 ** count }, (_, set) => [...Array(count).keys()].filter((i) => (set >> i) & 1));
  return sets.sort((a, b) => a.length - b.length);
}

/** The fewest nodes without which the others are not connected or just one. */
function fewestNodes(g: Graph): number {
  const without = (gone: readonly number[]) => {
    const left = [...Array(g.order).keys()].filter((u) => !gone.includes(u));
    const edges = edgesOf(g).filter(([u, v]) => left.includes(u) && left.includes(v));
    return graph(
      left.length,
      edges.map(([u, v]) => [left.indexOf(u), left.indexOf(v)]),
      g.directed,
    );
  };
  return subsets(g.order).find((gone) => g.order - gone.length < 2 || strongComponents(without(gone)).count > 1)!
    .length;
}

/** The fewest edges that leave a set of nodes, neither none nor all. */
function fewestEdges(g: Graph): number {
  const leaving = (inside: readonly number[]) =>
    edgesOf(g).filter(([u, v]) => {
      const [from, to] = [inside.includes(u), inside.includes(v)];
      return g.directed ? from && !to : from !== to;
    }).length;
  return Math.min(...subsets(g.order).slice(1, -1).map(leaving));
}

test("as many nodes as must go", () => {
  for (const g of every) assert.is(nodeConnectivity(g), g.order < 2 ? 0 : fewestNodes(g));
});

test("as many edges as must go", () => {
  for (const g of every) assert.is(edgeConnectivity(g), g.order < 2 ? 0 : fewestEdges(g));
});

test("known graphs", () => {
  const petersen = graph(
    10,
    [0, 1, 2, 3, 4].flatMap((u): Edge[] => [
      [u, (u + 1) % 5],
      [u, u + 5],
      [u + 5, ((u + 2) % 5) + 5],
    ]),
  );
  const barbell = graph(8, [
    ...pairs(4, false),
    ...pairs(4, false).map(([u, v]): Edge => [u + 4, v + 4]),
    [0, 4],
    [0, 5],
  ]);
  for (const [g, nodes, edges] of [
    [petersen, 3, 3],
    [barbell, 1, 2],
    [graph(6, pairs(6, false)), 5, 5],
  ] as const) {
    assert.is(nodeConnectivity(g), nodes);
    assert.is(edgeConnectivity(g), edges);
  }
});

test("large ones, and budgets", () => {
  assert.is(edgeConnectivity(lattice(60, 60), 1e6), 2);
  assert.is(edgeConnectivity(lattice(1, 10_000), 0), 1);
  assert.is(nodeConnectivity(lattice(40, 40), 1e5), undefined);
  assert.is(edgeConnectivity(graph(30, pairs(30, true), true), 1e4), undefined);
});

test.run();

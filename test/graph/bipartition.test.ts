import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bipartition } from "#src/graph/bipartition";
import { components } from "#src/graph/components";
import { type Graph, graph } from "#src/graph/graph";
import { isAcyclic } from "#src/graph/is-acyclic";
import { allGraphs, edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/bipartition and graph/is-acyclic");

const few = [...allGraphs(4, false), ...allGraphs(3, true)];
const random = [false, true].flatMap((directed) => sample(`sides ${directed}`, 80, 8, { directed, heaviest: 0 }));
const every: Graph[] = [...few, ...random.map((item) => item.graph)];

test("two sides exactly where some division of the nodes has no edge within", () => {
  for (const g of every) {
    const divisions = Array.from({ length: 2 ** g.order }, (_, set) => (u: number) => (set >> u) & 1);
    const possible = divisions.some((side) => edgesOf(g).every(([u, v]) => side(u) !== side(v)));
    const sides = bipartition(g);
    assert.is(sides !== undefined, possible);
    if (!sides) continue;
    assert.ok(edgesOf(g).every(([u, v]) => sides[u] !== sides[v]));
    const { count, of } = components(g);
    for (let part = 0; part < count; part++) assert.is(sides[of.indexOf(part)], 0);
  }
});

/** Takes away, as long as there are any, nodes without successors (undirected: with one neighbour or none). */
function unravels(g: Graph): boolean {
  let edges = edgesOf(g);
  for (let before = -1; before !== edges.length; ) {
    before = edges.length;
    const ends = (u: number) => edges.filter(([a, b]) => a === u || (!g.directed && b === u)).length;
    const bare = [...Array(g.order).keys()].filter((u) => ends(u) < (g.directed ? 1 : 2));
    edges = edges.filter(([u, v]) => !bare.includes(u) && !bare.includes(v));
  }
  return edges.length === 0;
}

test("acyclic graphs are those that unravel", () => {
  for (const g of every) assert.is(isAcyclic(g), unravels(g));
});

test("100,000 nodes in a row", () => {
  const row = graph(
    100_000,
    Array.from({ length: 99_999 }, (_, u) => [u, u + 1]),
  );
  assert.is(bipartition(row)![99_999], 1);
  assert.ok(isAcyclic(row));
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { breadthFirst } from "#src/graph/breadth-first";
import { components } from "#src/graph/components";
import { type Graph, graph } from "#src/graph/graph";
import { strongComponents } from "#src/graph/strong-components";
import { allGraphs, sample } from "#test/graph/samples";

const test = suite("graph/strong-components");

/** By node, the smallest node that it reaches and that reaches it. */
function bruteForce(g: Graph): number[] {
  const reach = Array.from({ length: g.order }, (_, u) => breadthFirst(g, u).distances);
  return reach.map((from, u) => from.findIndex((hops, v) => Number.isFinite(hops) && Number.isFinite(reach[v]![u])));
}

test("nodes that reach each other, numbered by the smallest", () => {
  const random = sample("strong", 150, 12, { directed: true, heaviest: 0 });
  for (const g of [...allGraphs(3, true), ...random.map((item) => item.graph)]) {
    const first = bruteForce(g);
    const numbers = [...new Set(first)];
    assert.equal(strongComponents(g), { count: numbers.length, of: Int32Array.from(first, (u) => numbers.indexOf(u)) });
  }
});

test("undirected graphs have their connected components", () => {
  for (const g of allGraphs(4, false)) assert.equal(strongComponents(g), components(g));
});

test("100,000 nodes in a row", () => {
  const row = Array.from({ length: 99_999 }, (_, u) => [u, u + 1] as const);
  assert.is(strongComponents(graph(100_000, row, true)).count, 100_000);
  assert.is(strongComponents(graph(100_000, [...row, [99_999, 0]], true)).count, 1);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adjacency, predecessors } from "#src/graph/adjacency";
import { type Edge, graph } from "#src/graph/graph";
import { lattice } from "#src/graph/lattice";
import { undirected } from "#src/graph/undirected";
import { edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/undirected, lattice, and neighbour lists of hubs");

test("an edge where there is one either way", () => {
  for (const { graph: g } of sample("undirected", 60, 10, { directed: true, heaviest: 2 })) {
    const plain = undirected(g);
    const pair = ([u, v]: Edge) => `${Math.min(u, v)} ${Math.max(u, v)}`;
    assert.not(plain.directed);
    assert.is(plain.weights, undefined);
    assert.equal(edgesOf(plain).map(pair).sort(), [...new Set(edgesOf(g).map(pair))].sort());
    assert.is(undirected(plain), plain);
  }
});

test("lattices", () => {
  const pair = ([u, v]: Edge) => `${u}${v}`;
  assert.equal(edgesOf(lattice(2, 3)).map(pair).sort(), ["01", "03", "12", "14", "25", "34", "45"]);
  assert.is(lattice(1, 1).sources.length, 0);
  assert.is(lattice(7, 9).sources.length, 7 * 8 + 6 * 9);
});

test("the neighbours of a hub of 50,000 leaves, listed in any order, come in ascending order", () => {
  const edges = Array.from({ length: 50_000 }, (_, i): Edge => [0, 1 + ((i * 7919) % 50_000)]);
  for (const directed of [false, true]) {
    const { neighbours } = adjacency(graph(50_001, edges, directed));
    assert.ok(neighbours.subarray(0, 50_000).every((v, i) => v === i + 1));
    assert.is(predecessors(graph(50_001, edges, directed)).offsets[50_001], directed ? 50_000 : 100_000);
  }
});

test.run();

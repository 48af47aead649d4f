import fc from "fast-check";
import { connectedComponents } from "graphology-components";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bipartiteGraph } from "#benchmarks/graphinstruct/graphs/bipartite-graph";
import { chain } from "#benchmarks/graphinstruct/graphs/chain";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { gabrielGraph } from "#benchmarks/graphinstruct/graphs/gabriel-graph";
import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { regularBipartite } from "#benchmarks/graphinstruct/graphs/regular-bipartite";
import { regularGraph } from "#benchmarks/graphinstruct/graphs/regular-graph";
import { complete, cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { triangulation } from "#benchmarks/graphinstruct/graphs/triangulation";
import type { Graph } from "#src/graph/graph";
import { toGraphology } from "#src/graphology";
import { type Rng, stream } from "#src/rng";

const test = suite("graphinstruct graphs");

/** Pieces by graphology's count, degrees by node, and whether each pair is joined once at most. */
function seen(graph: Graph) {
  const graphology = toGraphology(graph);
  return {
    pieces: connectedComponents(graphology).length,
    degrees: graphology.mapNodes((node) => graphology.degree(node)),
    size: graph.sources.length,
  };
}

/** Checks a property of graphs of up to 40 nodes, drawn from as many streams. */
function always(check: (rng: Rng, order: number) => void, least = 4): void {
  const property = fc.property(fc.integer(), fc.integer({ min: least, max: 40 }), (seed, order) => {
    check(stream(seed), order);
  });
  fc.assert(property, { seed: 1, numRuns: 40 });
}

test("trees and forests have as many pieces, edges and degrees as they may", () => {
  always((rng, order) => {
    const tree = seen(randomTree(rng, order, 3));
    assert.equal([tree.pieces, tree.size], [1, order - 1]);
    assert.ok(tree.degrees.every((degree) => degree <= 3));
    const count = rng.int(1, order);
    const forest = seen(randomForest(rng, order, count));
    assert.equal([forest.pieces, forest.size], [count, order - count]);
  });
});

test("regular graphs are regular and connected", () => {
  always((rng, order) => {
    const degree = order % 2 === 0 ? 3 : 4;
    const { pieces, degrees } = seen(regularGraph(rng, order, degree));
    assert.ok(pieces === 1 && degrees.every((each) => each === degree));
    const sides = seen(regularBipartite(rng, order, 3));
    assert.ok(sides.pieces === 1 && sides.degrees.every((each) => each === 3) && sides.size === 3 * order);
  }, 5);
});

test("bipartite graphs are connected and have edges between the sides alone", () => {
  always((rng, left) => {
    const right = rng.int(2, 10);
    const size = rng.int(left + right - 1, left * right);
    const made = bipartiteGraph(rng, left, right, size);
    assert.ok(made.sources.every((u, e) => u < left !== made.targets[e]! < left));
    const { pieces, size: got } = seen(made);
    assert.equal([pieces, got], [1, size]);
  });
});

test("triangulations are full: each edge is in two triangular faces", () => {
  always((rng, order) => {
    const { pieces, size, degrees } = seen(triangulation(rng, order));
    assert.equal([pieces, size], [1, 3 * order - 6]);
    assert.ok(degrees.every((degree) => degree >= 3));
  });
});

test("enlarging stops at the size or when nothing is free; thinning when each edge is needed", () => {
  always((rng, order) => {
    const size = rng.int(order - 1, (order * (order - 1)) / 2 + 3);
    const larger = enlarge(rng, randomTree(rng, order), size);
    assert.is(larger.sources.length, Math.min(size, (order * (order - 1)) / 2));
    const kept = enlarge(rng, pairs(order).graph(), size, (u, v) => u % 2 === v % 2);
    assert.ok(kept.sources.every((u, e) => u % 2 === kept.targets[e]! % 2));
    const tree = seen(thin(rng, larger, 0));
    assert.equal([tree.pieces, tree.size], [1, order - 1]);
    const ring = seen(thin(rng, complete(Math.min(order, 12)), 0, 2));
    assert.ok(ring.pieces === 1 && ring.degrees.every((degree) => degree >= 2));
  });
});

test("joining takes one edge fewer than there are pieces", () => {
  always((rng, order) => {
    const count = rng.int(1, order);
    const { pieces, size } = seen(joined(rng, randomForest(rng, order, count)));
    assert.equal([pieces, size], [1, order - 1]);
  });
});

test("a chain holds its blocks, is connected and closes no cycle outside them", () => {
  always((rng, order) => {
    const lengths = [3, Math.min(4, order - 3)].filter((length) => length >= 3);
    const { graph, blocks } = chain(
      rng,
      order,
      lengths.map((length) => cycle(length)),
    );
    assert.equal(
      blocks.map((block) => block.length),
      lengths,
    );
    const { pieces, size } = seen(graph);
    assert.equal([pieces, size - lengths.length], [1, order - 1]);
  });
});

test("places of a Gabriel graph are joined to their nearest one", () => {
  always((rng, order) => {
    const { pieces, size } = seen(gabrielGraph(rng, order));
    assert.ok(pieces === 1 && size <= 3 * order - 6);
  });
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adjacency } from "#src/graph/adjacency";
import { bridges } from "#src/graph/bridges";
import { cutVertices } from "#src/graph/cut-vertices";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { stream } from "#src/rng";

const test = suite("graph/cut-vertices");

/**
 * Cut vertices by chains (Schmidt 2013, "A simple test on 2-vertex- and 2-edge-connectivity"): the ends of bridges that
 * have other edges, and nodes at which a closed chain begins that an earlier chain has been through.
 */
function byChains(input: Graph): number[] {
  const { offsets, neighbours } = adjacency(input);
  const near = (u: number) => [...neighbours.subarray(offsets[u], offsets[u + 1])];
  const ends = bridges(input).flatMap((e) => [input.sources[e]!, input.targets[e]!]);
  const cut = new Set(ends.filter((end) => near(end).length > 1));
  const when = new Map<number, number>();
  const parents = new Map<number, number>();
  const visit = (u: number) => {
    when.set(u, when.size);
    for (const v of near(u)) {
      if (when.has(v)) continue;
      parents.set(v, u);
      visit(v);
    }
  };
  for (let root = 0; root < input.order; root++) if (!when.has(root)) visit(root);
  const marked = new Set<number>();
  for (const u of when.keys()) {
    for (const v of near(u).filter((v) => when.get(v)! > when.get(u)! && parents.get(v) !== u)) {
      const wasMarked = marked.has(u);
      marked.add(u);
      let end = v;
      for (; !marked.has(end); end = parents.get(end)!) marked.add(end);
      if (end === u && wasMarked) cut.add(u);
    }
  }
  return Array.from({ length: input.order }, (_, u) => Number(cut.has(u)));
}

test("the same nodes as by chains, in graphs of up to 40 nodes", () => {
  const rng = stream(6, "cut-vertices");
  let cuts = 0;
  for (let trial = 0; trial < 300; trial++) {
    const order = rng.int(1, 40);
    const density = (0.5 + 2.5 * rng.next()) / order;
    const edges: Edge[] = [];
    for (let u = 0; u < order; u++) for (let v = u + 1; v < order; v++) if (rng.next() < density) edges.push([u, v]);
    const g = graph(order, edges);
    const found = [...cutVertices(g)];
    assert.equal(found, byChains(g), JSON.stringify({ order, edges }));
    cuts += found.reduce((sum, one) => sum + one, 0);
  }
  assert.ok(cuts > 500, String(cuts));
});

test("two triangles at a node, a node between parts, and 100,000 in a row", () => {
  const bowTie: Edge[] = [
    [0, 1],
    [1, 2],
    [2, 0],
    [2, 3],
    [3, 4],
    [4, 2],
  ];
  assert.equal([...cutVertices(graph(6, bowTie))], [0, 0, 1, 0, 0, 0]);
  assert.equal([...cutVertices(graph(0, []))], []);
  assert.equal([...cutVertices(graph(3, []))], [0, 0, 0]);
  const long = graph(
    100_000,
    Array.from({ length: 99_999 }, (_, u): Edge => [u, u + 1]),
  );
  const found = cutVertices(long);
  assert.is(
    found.reduce((sum, one) => sum + one, 0),
    99_998,
  );
  assert.throws(() => cutVertices(graph(2, [[0, 1]], true)), "expected an undirected graph");
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bridges } from "#src/graph/bridges";
import { components } from "#src/graph/components";
import { cutVertices } from "#src/graph/cut-vertices";
import { type Edge, graph } from "#src/graph/graph";
import { edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/bridges and graph/cut-vertices");

test("edges and nodes without which there are more components", () => {
  const found = { edges: 0, nodes: 0 };
  for (const { graph: g } of sample("bridges", 150, 14, { directed: false, heaviest: 0 })) {
    const edges = edgesOf(g);
    const parts = components(g).count;
    const partsOf = (left: readonly Edge[]) => components(graph(g.order, left)).count;
    const parting = [...edges.keys()].filter((e) => partsOf(edges.toSpliced(e, 1)) > parts);
    assert.equal(bridges(g), parting);
    // Without its edges a node is a component of its own, which does not count.
    const cutting = Array.from({ length: g.order }, (_, node) =>
      Number(partsOf(edges.filter((edge) => edge[0] !== node && edge[1] !== node)) - 1 > parts),
    );
    assert.equal([...cutVertices(g)], cutting);
    found.edges += parting.length;
    found.nodes += cutting.filter((cut) => cut).length;
  }
  assert.ok(found.edges > 50 && found.nodes > 50, JSON.stringify(found));
});

test("a path of 100,000 nodes is nothing but bridges; directed graphs have none to ask for", () => {
  const long = graph(
    100_000,
    Array.from({ length: 99_999 }, (_, u): Edge => [u, u + 1]),
  );
  assert.is(bridges(long).length, 99_999);
  assert.throws(() => bridges(graph(2, [[0, 1]], true)), "expected an undirected graph");
});

test.run();

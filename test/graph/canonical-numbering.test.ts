import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canonicalNumbering } from "#src/graph/canonical-numbering";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { stream } from "#src/rng";
import { edgesOf, pairs, relabelled, sample } from "#test/graph/samples";

const test = suite("graph/canonical-numbering");

/** The edges, sorted, and the colours under a numbering. */
function numbered(g: Graph, colours: readonly number[], nodes: Int32Array): string {
  const place = [...nodes.keys()].map((u) => nodes.indexOf(u));
  const edges = edgesOf(g).map(([u, v, w]) => {
    const [a, b] = [place[u]!, place[v]!];
    return g.directed || a < b ? `${a} ${b} ${w}` : `${b} ${a} ${w}`;
  });
  return `${edges.sort()} | ${Array.from(nodes, (u) => colours[u])}`;
}

for (const directed of [false, true]) {
  test(`renumbered ${directed ? "directed" : "undirected"} graphs get equal edges and colours`, () => {
    for (const { graph: g, rng } of sample(`numbering ${directed}`, 60, 12, { directed, heaviest: 2 })) {
      const colours = Array.from({ length: g.order }, () => rng.int(0, 1));
      const image = rng.shuffle([...Array(g.order).keys()]);
      const nodes = canonicalNumbering(g, colours)!;
      assert.equal(
        [...nodes].sort((a, b) => a - b),
        [...Array(g.order).keys()],
        "a numbering of all nodes",
      );
      const other = relabelled(g, image, rng);
      const moved = image.map((_, place) => colours[image.indexOf(place)]!);
      assert.is(numbered(other, moved, canonicalNumbering(other, moved)!), numbered(g, colours, nodes));
      assert.equal(
        Array.from(nodes, (u) => colours[u]),
        colours.toSorted(),
        "lower colours first",
      );
    }
  });
}

test("the budget does, or there is no numbering", () => {
  // Paley's graph of 13 nodes: each node sees the same as any other, so nothing is told apart without a search.
  const squares = [1, 3, 4, 9, 10, 12];
  const paley = graph(13, pairs(13, false).filter(([u, v]) => squares.includes(v - u)) as Edge[]);
  assert.is(canonicalNumbering(paley, undefined, 3), undefined);
  const nodes = canonicalNumbering(paley, undefined, 1000)!;
  const moved = relabelled(paley, stream(1, "paley").shuffle([...Array(13).keys()]), stream(2));
  const white = new Array<number>(13).fill(0);
  assert.is(numbered(moved, white, canonicalNumbering(moved, white, 1000)!), numbered(paley, white, nodes));
  assert.equal([...canonicalNumbering(graph(5, []), undefined, 0)!].sort(), [0, 1, 2, 3, 4]);
});

test.run();

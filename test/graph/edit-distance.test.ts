import { suite } from "uvu";
import * as assert from "uvu/assert";
import { editDistance } from "#src/graph/edit-distance";
import { type Graph, graph } from "#src/graph/graph";
import { lattice } from "#src/graph/lattice";
import { undirected } from "#src/graph/undirected";
import { edgesOf, relabelled, sample } from "#test/graph/samples";

const test = suite("graph/edit-distance");

/** Every way to send some nodes of one graph to different nodes of the other; the rest go, or come anew. */
function bruteForce(a: Graph, b: Graph): number {
  const key = (u: number, v: number) => (b.directed || u < v ? `${u} ${v}` : `${v} ${u}`);
  const edges = new Set(edgesOf(b).map(([u, v]) => key(u, v)));
  const size = a.order + b.order + a.sources.length + b.sources.length;
  const best = (image: readonly number[]): number => {
    if (image.length < a.order) {
      const free = [...Array(b.order).keys()].filter((v) => !image.includes(v));
      return Math.min(...[-1, ...free].map((v) => best([...image, v])));
    }
    const kept = edgesOf(a).filter(([u, v]) => edges.has(key(image[u]!, image[v]!)));
    return size - 2 * image.filter((v) => v !== -1).length - 2 * kept.length;
  };
  return best([]);
}

test("as brute force finds it; directions count where both graphs have them", () => {
  for (const [from, to] of [
    [false, false],
    [true, true],
    [true, false],
  ] as const) {
    const [left, right] = [from, to].map((directed) => sample(`edit ${from} ${to}`, 40, 5, { directed, heaviest: 2 }));
    left!.forEach(({ graph: a }, i) => {
      const b = right![(7 * i + 3) % 40]!.graph;
      const expected = from && to ? bruteForce(a, b) : bruteForce(undirected(a), undirected(b));
      assert.equal(editDistance(a, b, 1e6), { distance: expected, exact: true });
      assert.is(editDistance(b, a, 1e6).distance, expected);
    });
  }
});

test("with a small budget an upper bound, said to be one", () => {
  const [a, b] = sample("bound", 2, 9, { directed: false, heaviest: 0 }).map((item) => item.graph) as [Graph, Graph];
  const exact = editDistance(a, b, 1e7);
  assert.ok(exact.exact);
  for (const budget of [0, 100, 1_000, 10_000]) {
    const rough = editDistance(a, b, budget);
    if (rough.exact) assert.equal(rough, exact);
    assert.ok(rough.distance >= exact.distance);
  }
  assert.not(editDistance(lattice(100, 100), lattice(1, 10_000), 1e5).exact);
});

test("none between isomorphic graphs; everything against the empty one", () => {
  const { graph: g, rng } = sample("same", 1, 30, { directed: true, heaviest: 0 })[0]!;
  const other = relabelled(g, rng.shuffle([...Array(g.order).keys()]), rng);
  assert.equal(editDistance(g, other, 1e6), { distance: 0, exact: true });
  assert.equal(editDistance(g, graph(0, [], true), 1e6), { distance: g.order + g.sources.length, exact: true });
});

test.run();

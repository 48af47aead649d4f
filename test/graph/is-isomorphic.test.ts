import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canonicalForm } from "#src/graph/canonical-form";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { isIsomorphic } from "#src/graph/is-isomorphic";
import { isomorphism } from "#src/graph/isomorphism";
import { lattice } from "#src/graph/lattice";
import { stream } from "#src/rng";
import { allGraphs, edgesOf, pairs, relabelled, sample } from "#test/graph/samples";

const test = suite("graph/is-isomorphic");

test("agrees with canonical forms on all pairs of small graphs", () => {
  for (const graphs of [allGraphs(4, false), allGraphs(3, true)]) {
    const forms = graphs.map((g) => canonicalForm(g));
    for (const [i, a] of graphs.entries()) {
      for (const [j, b] of graphs.entries()) assert.is(isIsomorphic(a, b), forms[i] === forms[j]);
    }
  }
});

/** Graphs side by side. */
function union(graphs: readonly Graph[]): Graph {
  let order = 0;
  const edges = graphs.flatMap((g) => {
    order += g.order;
    return edgesOf(g).map(([u, v]): Edge => [u + order - g.order, v + order - g.order]);
  });
  return graph(order, edges);
}

const cycle = (n: number) =>
  graph(
    n,
    Array.from({ length: n }, (_, u): Edge => [u, (u + 1) % n]),
  );

/** Sixteen nodes each: squares of a board in one row or column; and the torus with one of its diagonals. */
const rook = graph(
  16,
  pairs(16, false).filter(([u, v]) => u >> 2 === v >> 2 || u % 4 === v % 4),
);
const shrikhande = graph(
  16,
  pairs(16, false).filter(([u, v]) => {
    const [row, column] = [((v >> 2) - (u >> 2) + 4) % 4, ((v % 4) - (u % 4) + 4) % 4];
    return ["01", "03", "10", "30", "11", "33"].includes(`${row}${column}`);
  }),
);

test("graphs that refinement can't tell apart", () => {
  const rng = stream(5, "alike");
  const shuffled = (g: Graph) => relabelled(g, rng.shuffle([...Array(g.order).keys()]), rng);
  const [a, b] = [rook, shrikhande].map(shuffled);
  assert.is(isIsomorphic(a!, b!), false);
  assert.is(isIsomorphic(rook, a!), true);
  assert.is(isIsomorphic(union([rook, shrikhande, rook]), shuffled(union([rook, rook, shrikhande]))), true);
  assert.is(isIsomorphic(union([rook, shrikhande, rook]), union([shrikhande, rook, shrikhande])), false);
  assert.is(isIsomorphic(cycle(22), union([cycle(11), cycle(11)])), false);
});

test("colours and weights are kept", () => {
  const path = lattice(1, 3);
  assert.is(isIsomorphic(path, path, { coloursA: [1, 0, 0], coloursB: [0, 0, 1] }), true);
  assert.is(isIsomorphic(path, path, { coloursA: [1, 0, 0], coloursB: [0, 1, 0] }), false);
  assert.is(isIsomorphic(graph(2, [[0, 1, 3]]), graph(2, [[1, 0, 3]])), true);
  assert.is(isIsomorphic(graph(2, [[0, 1, 3]]), graph(2, [[0, 1, 4]])), false);
  assert.is(isIsomorphic(graph(2, [[0, 1, 3]]), graph(2, [[0, 1]])), false);
});

test("an isomorphism found carries each edge to one of the same weight", () => {
  for (const { graph: g, rng } of sample("carries", 80, 15, { directed: true, heaviest: 2 })) {
    const other = relabelled(g, rng.shuffle([...Array(g.order).keys()]), rng);
    const image = isomorphism(g, other)!;
    const carried = edgesOf(g).map(([u, v, weight]) => `${image[u]} ${image[v]} ${weight}`);
    assert.equal(
      carried.sort(),
      edgesOf(other)
        .map((edge) => edge.join(" "))
        .sort(),
    );
  }
});

test("large graphs are near linear, and a budget ends the search undecided", () => {
  const rng = stream(5, "large");
  const star = graph(
    3_000,
    Array.from({ length: 2_999 }, (_, u): Edge => [0, u + 1]),
  );
  const many = union(Array.from({ length: 500 }, (_, i) => (i % 2 ? cycle(5) : cycle(4))));
  for (const g of [star, many, lattice(30, 100), lattice(1, 3_000), graph(3_000, [])]) {
    assert.is(isIsomorphic(g, relabelled(g, rng.shuffle([...Array(g.order).keys()]), rng)), true);
  }
  assert.is(isIsomorphic(star, star, { budget: 1_000 }), undefined);
  assert.is(isIsomorphic(rook, shrikhande, { budget: 200 }), undefined);
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Graph, graph } from "#src/graph/graph";
import { orbitCounts } from "#src/graph/orbit-counts";
import { allGraphs, edgesOf, permutations, sample } from "#test/graph/samples";

const test = suite("graph/orbit-counts");

/** The connected graphs of two to four nodes: edges, and the orbit of each node (Pržulj 2007, figure 1). */
const GRAPHLETS: readonly { readonly edges: string; readonly orbits: readonly number[] }[] = [
  { edges: "01", orbits: [0, 0] },
  { edges: "01 12", orbits: [1, 2, 1] },
  { edges: "01 02 12", orbits: [3, 3, 3] },
  { edges: "01 12 23", orbits: [4, 5, 5, 4] },
  { edges: "01 02 03", orbits: [7, 6, 6, 6] },
  { edges: "01 03 12 23", orbits: [8, 8, 8, 8] },
  { edges: "01 12 13 23", orbits: [9, 11, 10, 10] },
  { edges: "01 02 03 12 23", orbits: [13, 12, 13, 12] },
  { edges: "01 02 03 12 13 23", orbits: [14, 14, 14, 14] },
];

/** Every set of two to four nodes, compared with every graphlet in every order. */
function bruteForce(g: Graph): number[][] {
  const joined = new Set(edgesOf(g).flatMap(([u, v]) => [`${u} ${v}`, `${v} ${u}`]));
  const counts = Array.from({ length: g.order }, () => Array<number>(15).fill(0));
  for (let set = 0; set < 2 ** g.order; set++) {
    const nodes = [...Array(g.order).keys()].filter((u) => (set >> u) & 1);
    if (nodes.length < 2 || nodes.length > 4) continue;
    const orders = permutations(nodes.length).map((order) => order.map((i) => nodes[i]!));
    for (const { edges, orbits } of GRAPHLETS.filter((graphlet) => graphlet.orbits.length === nodes.length)) {
      const fits = orders.find((order) => edges === induced(order, joined));
      fits?.forEach((u, i) => {
        counts[u]![orbits[i]!]!++;
      });
    }
  }
  return counts;
}

function induced(order: readonly number[], joined: ReadonlySet<string>): string {
  const places = [...order.keys()];
  const edges = places.flatMap((i) =>
    places.filter((j) => i < j && joined.has(`${order[i]} ${order[j]}`)).map((j) => `${i}${j}`),
  );
  return edges.join(" ");
}

test("as brute force counts, directions ignored", () => {
  const random = [false, true].flatMap((directed) => sample(`orbits ${directed}`, 20, 8, { directed, heaviest: 0 }));
  for (const g of [...allGraphs(4, false), ...allGraphs(3, true), ...random.map((item) => item.graph)]) {
    assert.equal(
      orbitCounts(g).map((counts) => [...counts]),
      bruteForce(g),
    );
  }
});

test("a hub of 20,000 leaves", () => {
  const counts = orbitCounts(
    graph(
      20_001,
      Array.from({ length: 20_000 }, (_, u) => [u + 1, 0] as const),
    ),
  );
  assert.is(counts[0]![7], (20_000 * 19_999 * 19_998) / 6);
  assert.is(counts[1]![6], (19_999 * 19_998) / 2);
});

test.run();

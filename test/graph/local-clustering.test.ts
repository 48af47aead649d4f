import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Graph, graph } from "#src/graph/graph";
import { localClustering } from "#src/graph/local-clustering";
import { allGraphs, edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/local-clustering");

/** From the matrix: closed walks of three steps over those that could close (Fagiolo 2007, equations 6 and 8). */
function bruteForce(g: Graph): number[] {
  const nodes = [...Array(g.order).keys()];
  const a = nodes.map(() => nodes.map(() => 0));
  for (const [u, v] of edgesOf(g)) {
    a[u]![v] = 1;
    if (!g.directed) a[v]![u] = 1;
  }
  const both = nodes.map((u) => nodes.map((v) => a[u]![v]! + a[v]![u]!));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return nodes.map((u) => {
    const walks = sum(nodes.flatMap((v) => nodes.map((w) => both[u]![v]! * both[v]![w]! * both[w]![u]!)));
    const total = sum(both[u]!);
    const mutual = sum(nodes.map((v) => a[u]![v]! * a[v]![u]!));
    return walks === 0 ? 0 : walks / 2 / (total * (total - 1) - 2 * mutual);
  });
}

test("as the matrix has it, directed or not", () => {
  const random = [false, true].flatMap((directed) => sample(`local ${directed}`, 60, 12, { directed, heaviest: 0 }));
  for (const g of [...allGraphs(4, false), ...allGraphs(3, true), ...random.map((item) => item.graph)]) {
    assert.equal([...localClustering(g)], bruteForce(g));
  }
});

test("hubs with 100,000 leaves don't square", () => {
  const edges = Array.from({ length: 99_999 }, (_, i) => [i + 1, 0] as const);
  assert.ok(localClustering(graph(100_000, [...edges, [1, 2]]))[1] === 1);
});

test.run();

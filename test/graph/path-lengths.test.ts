import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Graph, graph } from "#src/graph/graph";
import { lattice } from "#src/graph/lattice";
import { pathLengths } from "#src/graph/path-lengths";
import { allGraphs, edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/path-lengths");

/** Floyd and Warshall, directions ignored. */
function bruteForce({ order, ...rest }: Graph): { diameter: number; average: number } {
  const nodes = [...Array(order).keys()];
  const far = nodes.map((u) => nodes.map((v) => (u === v ? 0 : Number.POSITIVE_INFINITY)));
  for (const [u, v] of edgesOf({ order, ...rest })) far[u]![v] = far[v]![u] = 1;
  for (const w of nodes) {
    for (const u of nodes) for (const v of nodes) far[u]![v] = Math.min(far[u]![v]!, far[u]![w]! + far[w]![v]!);
  }
  const every = far.flat();
  const average = order === 1 ? 0 : every.reduce((sum, hops) => sum + hops, 0) / (order * (order - 1));
  return order === 0
    ? { diameter: Number.POSITIVE_INFINITY, average: Number.POSITIVE_INFINITY }
    : { diameter: Math.max(...every), average };
}

test("as Floyd and Warshall find them", () => {
  const random = [false, true].flatMap((directed) => sample(`lengths ${directed}`, 60, 14, { directed, heaviest: 3 }));
  for (const g of [...allGraphs(0, false), ...allGraphs(1, false), ...allGraphs(4, false), ...allGraphs(3, true)]) {
    assert.equal(pathLengths(g), bruteForce(g));
  }
  for (const { graph: g } of random) assert.equal(pathLengths(g), bruteForce(g));
});

test("a budget too small for a connected graph gives nothing", () => {
  assert.is(pathLengths(lattice(1, 10), 10 * 28 - 1), undefined);
  assert.is(pathLengths(lattice(1, 10), 10 * 28)!.diameter, 9);
  assert.is(pathLengths(graph(100_000, []), 0)!.diameter, Number.POSITIVE_INFINITY);
});

test.run();

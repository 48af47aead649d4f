import { suite } from "uvu";
import * as assert from "uvu/assert";
import { girth } from "#src/graph/girth";
import { type Graph, graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import { undirected } from "#src/graph/undirected";
import { allGraphs, edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/girth");

/** The shortest way round each edge. */
function bruteForce(input: Graph): number {
  const edges = edgesOf(undirected(input));
  const rounds = edges.map(([u, v], e) => hopPath(graph(input.order, edges.toSpliced(e, 1)), u, v)?.length);
  return Math.min(...rounds.map((nodes) => nodes ?? Number.POSITIVE_INFINITY));
}

test("the shortest way round an edge", () => {
  const random = [false, true].flatMap((directed) => sample(`girth ${directed}`, 80, 14, { directed, heaviest: 0 }));
  for (const g of [...allGraphs(4, false), ...allGraphs(3, true), ...random.map((item) => item.graph)]) {
    assert.is(girth(g), bruteForce(g));
  }
});

test("long cycles, and a budget", () => {
  const cycle = (n: number) =>
    graph(
      n,
      Array.from({ length: n }, (_, u) => [u, (u + 1) % n]),
    );
  assert.is(girth(cycle(1000)), 1000);
  assert.is(girth(cycle(1000), 1000), undefined);
  assert.is(girth(graph(100_000, []), 0), Number.POSITIVE_INFINITY);
});

test.run();

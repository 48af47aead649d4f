import { dijkstra as oracles, singleSourceLength } from "graphology-shortest-path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { breadthFirst } from "#src/graph/breadth-first";
import { dijkstra } from "#src/graph/dijkstra";
import { distance } from "#src/graph/distance";
import { graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import { pathTo } from "#src/graph/path-tree";
import { toGraphology } from "#src/graphology";
import { allGraphs, lengthOf, sample, simplePaths } from "#test/graph/samples";

const test = suite("graph/paths");
const lexical = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((node, i) => node !== b[i]);
  return at === -1 ? 0 : a[at]! - b[at]!;
};

for (const directed of [false, true]) {
  const kind = directed ? "directed" : "undirected";

  test(`fewest hops: the lexicographically smallest of all shortest simple paths, all ${kind} graphs up to 4 or 3 nodes`, () => {
    for (const g of [1, 2, 3, ...(directed ? [] : [4])].flatMap((order) => allGraphs(order, directed))) {
      for (let target = 0; target < g.order; target++) {
        const paths = simplePaths(g, 0, target);
        const fewest = Math.min(...paths.map((path) => path.length));
        const best = paths.filter((path) => path.length === fewest).sort(lexical)[0];
        assert.equal(hopPath(g, 0, target), best);
        assert.is(distance(g, 0, target), best && best.length - 1);
      }
    }
  });

  test(`fewest hops agrees with graphology on larger ${kind} graphs`, () => {
    for (const { graph: g } of sample(`hops ${kind}`, 60, 20, { directed, heaviest: 0 })) {
      const oracle = singleSourceLength(toGraphology(g), "0");
      for (let target = 0; target < g.order; target++) assert.is(distance(g, 0, target), oracle[target]);
    }
  });

  test(`lightest paths are as light as the best of all simple paths, ${kind}`, () => {
    for (const { graph: g, rng } of sample(`light ${kind}`, 80, 6, { directed, heaviest: 9 })) {
      const source = rng.int(0, g.order - 1);
      const tree = dijkstra(g, source);
      for (let target = 0; target < g.order; target++) {
        const least = Math.min(...simplePaths(g, source, target).map((path) => lengthOf(g, path)));
        assert.is(tree.distances[target], least);
        const path = pathTo(tree, target);
        assert.is(path === undefined, least === Number.POSITIVE_INFINITY);
        if (path) assert.is(lengthOf(g, path), least);
      }
    }
  });

  test(`lightest paths agree with graphology on larger ${kind} graphs`, () => {
    for (const { graph: g } of sample(`large light ${kind}`, 40, 20, { directed, heaviest: 100 })) {
      const tree = dijkstra(g, 0);
      for (let target = 1; target < g.order; target++) {
        const oracle = oracles.bidirectional(toGraphology(g), "0", String(target), "weight");
        assert.is(tree.distances[target], oracle ? lengthOf(g, oracle.map(Number)) : Number.POSITIVE_INFINITY);
      }
    }
  });
}

test("nodes are settled by distance, equally near ones by number", () => {
  for (const { graph: g } of sample("settled", 40, 12, { directed: false, heaviest: 3 })) {
    const { settled, distances } = dijkstra(g, 0);
    const wanted = [...distances.keys()].filter((u) => distances[u]! < Number.POSITIVE_INFINITY);
    assert.equal(
      settled,
      wanted.sort((u, v) => distances[u]! - distances[v]! || u - v),
    );
    const hops = breadthFirst(g, 0);
    assert.equal([...hops.settled].sort(), [...settled].sort());
  }
});

test("an unweighted graph's edges weigh 1; negative weights are refused", () => {
  const path = graph(3, [
    [0, 1],
    [1, 2],
  ]);
  assert.equal([...dijkstra(path, 0).distances], [0, 1, 2]);
  assert.throws(() => dijkstra(graph(2, [[0, 1, -1]]), 0), /weights of 0 or more/);
});

test("takes graphology graphs", () => {
  const g = graph(3, [
    [2, 1, 5],
    [1, 0, 4],
    [0, 2, 20],
  ]);
  assert.equal(pathTo(dijkstra(toGraphology(g), 0), 2), [0, 1, 2]);
  assert.equal(hopPath(toGraphology(g), 0, 2), [0, 2]);
});

test.run();

import { hasCycle, topologicalSort } from "graphology-dag";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { graph } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";
import { toGraphology } from "#src/graphology";
import { allGraphs, edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/topological-order");

function isOrder(g: ReturnType<typeof graph>, order: readonly number[]): boolean {
  const complete = new Set(order).size === g.order && order.length === g.order;
  return complete && edgesOf(g).every(([u, v]) => order.indexOf(u) < order.indexOf(v));
}

test("orders every acyclic graph of up to 4 nodes and refuses every other", () => {
  for (const g of [1, 2, 3, 4].flatMap((order) => allGraphs(order, true))) {
    const order = topologicalOrder(g);
    assert.is(order === undefined, hasCycle(toGraphology(g)));
    if (order) assert.ok(isOrder(g, order));
  }
});

test("agrees with graphology on which larger graphs have an order", () => {
  for (const { graph: g } of sample("order", 100, 12, { directed: true, heaviest: 0 })) {
    const order = topologicalOrder(g);
    if (order) assert.is(topologicalSort(toGraphology(g)).length, order.length);
    assert.is(order === undefined, hasCycle(toGraphology(g)));
  }
});

test("first in, first out; free nodes start in ascending order", () => {
  // 3 and 4 are free; 3 frees 2 and 0 (ascending: 0, 2), 4 then frees 1
  const g = graph(
    5,
    [
      [3, 2],
      [3, 0],
      [4, 1],
    ],
    true,
  );
  assert.equal(topologicalOrder(g), [3, 4, 0, 2, 1]);
});

test("an undirected edge is a cycle", () => {
  assert.is(topologicalOrder(graph(2, [[0, 1]])), undefined);
  assert.equal(topologicalOrder(graph(2, [])), [0, 1]);
});

test.run();

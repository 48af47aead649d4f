import { MultiGraph, UndirectedGraph } from "graphology";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adjacency, predecessors } from "#src/graph/adjacency";
import { graph } from "#src/graph/graph";
import { fromGraphology, toGraphology } from "#src/graphology";
import { edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/graph");

test("a graph survives the way to graphology and back", () => {
  for (const directed of [false, true]) {
    for (const heaviest of [0, 9]) {
      for (const { graph: g } of sample(`seam ${directed} ${heaviest}`, 30, 12, { directed, heaviest })) {
        const back = fromGraphology(toGraphology(g));
        assert.is(back.order, g.order);
        assert.is(back.directed, g.directed);
        assert.equal(edgesOf(back), edgesOf(g));
      }
    }
  }
});

test("a graphology graph's nodes are numbered in its order", () => {
  const people = new UndirectedGraph();
  for (const name of ["Mia", "Ada", "Leo"]) people.addNode(name);
  people.addEdge("Leo", "Mia", { weight: 4 });
  assert.equal(edgesOf(fromGraphology(people)), [[2, 0, 4]]);
});

test("graphs that the value can't hold are refused", () => {
  const multi = new MultiGraph({ type: "undirected" });
  multi.mergeEdge("a", "b");
  multi.addEdge("a", "b");
  assert.throws(() => fromGraphology(multi), /each edge once/);
  assert.throws(() => graph(2, [[0, 2]]), /between two of the nodes 0 … 1, got 0–2/);
  assert.throws(() => graph(2, [[1, 1]]), /got 1–1/);
  assert.throws(
    () =>
      graph(2, [
        [0, 1],
        [1, 0],
      ]),
    /each edge once/,
  );
  assert.throws(
    () =>
      graph(3, [
        [0, 1, 5],
        [1, 2],
      ]),
    /all edges weighted or none/,
  );
  assert.throws(() => graph(-1, []), /order of 0 or more/);
});

test("adjacency lists neighbours in ascending order, with the edges that lead there", () => {
  const g = graph(
    4,
    [
      [3, 0],
      [0, 1],
      [2, 0],
    ],
    true,
  );
  const around = (lists: ReturnType<typeof adjacency>, u: number) =>
    [...lists.neighbours.slice(lists.offsets[u], lists.offsets[u + 1])].map((v, i) => [
      v,
      lists.edges[lists.offsets[u]! + i],
    ]);
  assert.equal(around(adjacency(g), 0), [[1, 1]]);
  assert.equal(around(predecessors(g), 0), [
    [2, 2],
    [3, 0],
  ]);
  const open = graph(4, [
    [3, 0],
    [0, 1],
    [2, 0],
  ]);
  assert.equal(around(adjacency(open), 0), [
    [1, 1],
    [2, 2],
    [3, 0],
  ]);
  assert.is(adjacency(open), predecessors(open));
});

test.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { numbers, tasks, wordingOf } from "#generators/index";
import { formatNumber } from "#generators/numbers/numbers";
import { type SerializationName, serializations } from "#generators/serializations/index";
import type { Serialization } from "#generators/serializations/serialization";
import { serialized } from "#generators/serializations/serialized";
import { shippedTasks } from "#generators/tasks/index";
import type { Relation } from "#generators/tasks/relation";
import { type Graph, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { shownIn } from "#test/benchmarks/invariance/shown-in";
import { problem } from "#test/generators/items";

const test = suite("generators: serializations");

function describe(name: SerializationName, relation: Relation, graph: Graph, labels = ["0", "1", "2", "3"]): string {
  const number = (units: number) => formatNumber(numbers.float, units);
  return serialized(name).describe({ graph, relation, labels, number, rng: stream(1) });
}

const path = graph(4, [
  [2, 1, 15],
  [1, 0, 20],
]);
const arcs = graph(
  4,
  [
    [2, 1, 15],
    [1, 2, 70],
  ],
  true,
);

test("worked by hand", () => {
  const legend = "Below, (a,b,w) stands for an undirected edge of weight w joining nodes a and b.";
  const lengths = "The weight of an edge is its length.\n";
  const nodes = "The graph has the nodes 0, 1, 2, 3 and these edges:";
  assert.is(describe("canonical", "distance", path), `${lengths}${legend} ${nodes} (0,1,2.0) (1,2,1.5).`);
  assert.is(
    describe("relabelled", "distance", path, ["3", "1", "0", "2"]),
    `${lengths}${legend} ${nodes} (1,0,1.5) (3,1,2.0).`,
  );
  assert.is(
    describe("replicated", "distance", path),
    `${lengths}${legend} ${nodes} (0,1,2.0) (1,0,2.0) (1,2,1.5) (2,1,1.5).`,
  );
  assert.is(
    describe("adjacency-list", "capacity", arcs),
    "The weight of an edge is its capacity.\nEach sentence names a node of a directed graph and the nodes that its edges lead to. Node 0 leads to none. Node 1 leads to 2 (weight 7.0). Node 2 leads to 1 (weight 1.5). Node 3 leads to none.",
  );
  assert.is(
    describe("json", "precedence", graph(3, [[2, 0]], true), ["0", "1", "2"]),
    'An edge from one node to another is a rule: the first must come before the second.\n{"directed": true, "nodes": [0, 1, 2], "edges": [[2, 0]]}',
  );
});

test("every serialization of a problem says the same graph, its question and its answer in the labels that are shown", () => {
  for (const task of shippedTasks) {
    for (const name of names(serializations)) {
      const { surface, layout, edges }: Serialization = serializations[name];
      if (edges === "replicated" && (task === "topological-sort" || task === "max-flow")) continue;
      for (let item = 0; item < 6; item++) {
        const made = problem(4, item, { task, numbers: "float" }, { encoding: "adjacency", serialization: name });
        const { labels, graph: g, facets, prompt } = made;
        const description = prompt
          .slice(0, prompt.lastIndexOf("\n"))
          .replace(/^(The weight|An edge from one) .*\n/, "");
        const shown = shownIn[surface][layout === "edgeList" ? "edge_list" : "adj_list"](description);
        const twice = edges === "replicated" || (layout === "adjacencyList" && !g.directed);
        const said =
          shown.edges ?? shown.near!.flatMap((near, i) => near.map(([v, ...w]) => [shown.nodes[i]!, v!, ...w]));
        const expected = Array.from(g.sources, (u, e) => {
          const weight = g.weights ? [formatNumber(numbers.float, g.weights[e]!)] : [];
          const ends = [labels[u]!, labels[g.targets[e]!]!];
          return (twice ? [ends, ends.toReversed()] : [ends]).map((pair) =>
            [...(g.directed || twice ? pair : pair.sort()), ...weight].join(),
          );
        }).flat();
        const written = said.map(([u, v, ...w]) =>
          [...(g.directed || twice ? [u, v] : [u, v].sort()), ...w.map((x) => (x.includes(".") ? x : `${x}.0`))].join(),
        );
        assert.equal(written.sort(), expected.sort(), `${task} ${name}`);
        assert.equal([shown.directed, shown.nodes], [g.directed, labels.toSorted((a, b) => Number(a) - Number(b))]);
        assert.is(facets.serialization, name);
        const words = wordingOf(made);
        const { check, question } = tasks[task] as (typeof tasks)["connectivity"];
        assert.ok(prompt.includes(`\n${question(made.query as never, words)} `));
        assert.ok(check(g, made.query as never, made.answer as never, words).right);
      }
    }
  }
});

test("edges come in an order that tells nothing of how the graph was made", () => {
  for (let item = 0; item < 20; item++) {
    const { prompt } = problem(
      5,
      item,
      { task: "connectivity" },
      { encoding: "adjacency", serialization: "canonical" },
    );
    const { edges } = shownIn.graphqa_nl.edge_list(prompt.slice(0, prompt.lastIndexOf("\n")));
    const pairs = edges!.map(([u, v]) => [Number(u), Number(v)] as const);
    assert.ok(pairs.every(([u, v]) => u < v));
    assert.equal(
      pairs,
      pairs.toSorted(([a, b], [c, d]) => a - c || b - d),
    );
  }
});

test("relabelling and shuffling do something", () => {
  const labels = (item: number) => serialized("relabelled").labels(8, stream(2, item), {});
  assert.is(new Set(Array.from({ length: 20 }, (_, item) => labels(item).join())).size, 20);
  const orders = Array.from({ length: 10 }, (_, item) => {
    const made = problem(
      6,
      item,
      { task: "connectivity", size: "large" },
      { encoding: "adjacency", serialization: "shuffled" },
    );
    const pairs = shownIn.graphqa_nl.edge_list(made.prompt.slice(0, made.prompt.lastIndexOf("\n"))).edges!;
    return pairs.every(([u], i) => i === 0 || Number(pairs[i - 1]![0]) <= Number(u));
  });
  assert.ok(orders.filter((sorted) => !sorted).length >= 8);
});

test.run();

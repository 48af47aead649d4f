import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { renderGraph } from "#benchmarks/invariance/render/render-graph";
import type { Syntax, Variant } from "#benchmarks/invariance/variants/variant";
import { shownIn } from "#test/benchmarks/invariance/shown-in";

const test = suite("serialization-invariance audit: forms in words");

/** Graphs with labels that are a range or not, edges either way round in any order, some of them weighted, and edgeless ones. */
const graphs = fc
  .record({
    labels: fc.oneof(
      fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 7 }),
      fc
        .tuple(fc.nat(3), fc.integer({ min: 1, max: 7 }))
        .map(([from, count]) => [...Array(count).keys()].map((i) => from + i)),
    ),
    directed: fc.boolean(),
    weighted: fc.boolean(),
    picks: fc.array(fc.tuple(fc.nat(6), fc.nat(6), fc.constantFrom(1, 7, 2.5, 100)), { maxLength: 12 }),
  })
  .map(({ labels, directed, weighted, picks }) => {
    const nodes = labels.toSorted((a, b) => a - b);
    const ends = picks.map(([i, j, w]) => [nodes[i % nodes.length]!, nodes[j % nodes.length]!, w] as const);
    const key = (u: number, v: number) => (directed || u < v ? `${u} ${v}` : `${v} ${u}`);
    const distinct = new Map(ends.filter(([u, v]) => u !== v).map(([u, v, w]) => [key(u, v), [u, v, w]]));
    const edges = [...distinct.values()].map((edge) => edge.slice(0, weighted ? 3 : 2));
    return { node_seq: nodes, edge_seq: edges, directed, weighted };
  });

const SYNTAXES = Object.keys(shownIn) as Syntax[];

function variant(
  graph: Pick<Variant, "node_seq" | "edge_seq" | "directed" | "weighted">,
  params: Partial<Variant["params"]>,
): Variant {
  return {
    ...graph,
    variant_id: "v",
    instance_id: "i",
    axis: "canonical",
    params: { structure: "edge_list", replicated: false, syntax: "plain", ordering: null, seed: null, ...params },
    label_map: {},
  };
}

for (const syntax of SYNTAXES) {
  test(`${syntax}: an edge list says exactly the nodes, the direction, and the edges in order`, () => {
    fc.assert(
      fc.property(graphs, fc.boolean(), (graph, replicated) => {
        const expected = graph.edge_seq.flatMap(([u, v, ...w]) =>
          replicated
            ? [
                [u, v, ...w],
                [v, u, ...w],
              ]
            : [[u, v, ...w]],
        );
        assert.equal(shownIn[syntax].edge_list(renderGraph(variant(graph, { syntax, replicated }))), {
          directed: graph.directed,
          nodes: graph.node_seq.map(String),
          edges: expected.map((edge) => edge.map(String)),
        });
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test(`${syntax}: an adjacency list says exactly each node's neighbours in the order of the edges`, () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const near = graph.node_seq.map((node) =>
          graph.edge_seq.flatMap(([u, v, ...w]) =>
            u === node ? [[v, ...w].map(String)] : v === node && !graph.directed ? [[u, ...w].map(String)] : [],
          ),
        );
        assert.equal(shownIn[syntax].adj_list(renderGraph(variant(graph, { syntax, structure: "adj_list" }))), {
          directed: graph.directed,
          nodes: graph.node_seq.map(String),
          near,
        });
      }),
      { seed: 7, numRuns: 150 },
    );
  });
}

const SMALL = { node_seq: [1, 2, 3], edge_seq: [[2, 1, 5]], directed: true, weighted: true };

test("articles, weights and directions that published forms got wrong", () => {
  assert.is(
    renderGraph(variant(SMALL, { syntax: "graphqa_nl" })),
    "Below, (a,b,w) stands for a directed edge of weight w from node a to node b. The graph has the nodes 1, 2, 3 and these edges: (2,1,5).",
  );
  assert.is(
    renderGraph(variant(SMALL, { syntax: "plain" })),
    "This is a directed graph. Nodes: 1, 2, 3. Edges (from, to, weight): (2, 1, 5).",
  );
  assert.is(
    renderGraph(variant(SMALL, { syntax: "networkx_code", structure: "adj_list" })),
    'import networkx as nx\nG = nx.DiGraph({1: {}, 2: {1: {"weight": 5}}, 3: {}})',
  );
});

test.run();

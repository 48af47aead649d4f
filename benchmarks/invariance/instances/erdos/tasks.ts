import type { Asked, ErdosTask } from "#benchmarks/invariance/instances/erdos/task";
import { adjacency } from "#src/graph/adjacency";
import { breadthFirst } from "#src/graph/breadth-first";
import { bridges } from "#src/graph/bridges";
import { components } from "#src/graph/components";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import { isAcyclic } from "#src/graph/is-acyclic";
import type { Rng } from "#src/rng";

/** The twelve tasks of the published audit; what they mean in directed graphs is as in the data set. */
export const erdosTasks = {
  shortest_path: {
    answerType: "path",
    onDirected: true,
    query(graph, rng, wanted) {
      const u = rng.int(0, graph.order - 1);
      const { settled, distances } = breadthFirst(graph, u);
      const ends = settled.filter((v) => distances[v]! > (wanted ? 1 : 0));
      return ends.length > 0 ? { u, v: rng.pick(ends) } : undefined;
    },
    truth: (graph, { u, v }) => hopPath(graph, u!, v!)!,
  },
  triangles: {
    answerType: "int",
    onDirected: false,
    query: (graph, rng, wanted) => node(graph, rng, (u) => !wanted || triangles(graph, u) > 0),
    truth: (graph, asked) => triangles(graph, asked.node!),
  },
  degree: {
    answerType: "int",
    onDirected: true,
    query: (graph, rng) => node(graph, rng, () => true),
    truth: ({ sources, targets }, asked) => [...sources, ...targets].filter((end) => end === asked.node).length,
  },
  edge_number: {
    answerType: "int",
    onDirected: true,
    query: () => ({}),
    truth: ({ sources }) => sources.length,
  },
  connected_component_number: {
    answerType: "int",
    onDirected: false,
    query: (graph, _rng, wanted) => (wanted && components(graph).count === 1 ? undefined : {}),
    truth: (graph) => components(graph).count,
  },
  diameter: {
    answerType: "float",
    onDirected: true,
    query: (graph) => (diameter(graph) < Number.POSITIVE_INFINITY ? {} : undefined),
    truth: diameter,
  },
  density: {
    answerType: "float",
    onDirected: true,
    query: () => ({}),
    truth: ({ order, directed, sources }) => (sources.length * (directed ? 1 : 2)) / (order * (order - 1)),
  },
  edge_existence: {
    answerType: "bool",
    onDirected: true,
    query: (graph, rng, wanted) => pair(graph, rng, (u, v) => (edgeBetween(graph, u, v) !== undefined) === wanted),
    truth: (graph, { u, v }) => edgeBetween(graph, u!, v!) !== undefined,
  },
  has_cycle: {
    answerType: "bool",
    onDirected: true,
    query: (graph, _rng, wanted) => (isAcyclic(graph) === wanted ? undefined : {}),
    truth: (graph) => !isAcyclic(graph),
  },
  neighbor: {
    answerType: "node_set",
    onDirected: true,
    query: (graph, rng, wanted) => node(graph, rng, (u) => !wanted || neighbours(graph, u).length > 0),
    truth: (graph, asked) => neighbours(graph, asked.node!),
  },
  common_neighbor: {
    answerType: "node_set",
    onDirected: false,
    query: (graph, rng, wanted) => pair(graph, rng, (u, v) => !wanted || common(graph, u, v).length > 0),
    truth: (graph, { u, v }) => common(graph, u!, v!),
  },
  bridges: {
    answerType: "edge_set",
    onDirected: false,
    query: (graph, _rng, wanted) => (wanted && bridges(graph).length === 0 ? undefined : {}),
    truth(graph) {
      const { sources, targets } = graph;
      const found = bridges(graph).map((e) => [sources[e]!, targets[e]!].sort((a, b) => a - b));
      return found.sort(([a, b], [c, d]) => a! - c! || b! - d!);
    },
  },
} as const satisfies Record<string, ErdosTask>;

export type ErdosTaskName = keyof typeof erdosTasks;

/** One of the nodes that fit; undefined where none does. */
function node({ order }: Graph, rng: Rng, fits: (u: number) => boolean): Asked | undefined {
  const found = Array.from({ length: order }, (_, u) => u).filter(fits);
  return found.length > 0 ? { node: rng.pick(found) } : undefined;
}

/** One of the pairs of different nodes that fit; undefined where none does. */
function pair({ order }: Graph, rng: Rng, fits: (u: number, v: number) => boolean): Asked | undefined {
  const nodes = Array.from({ length: order }, (_, u) => u);
  const found = nodes.flatMap((u) => nodes.filter((v) => u !== v && fits(u, v)).map((v) => ({ u, v })));
  return found.length > 0 ? rng.pick(found) : undefined;
}

function neighbours(graph: Graph, u: number): number[] {
  const { offsets, neighbours } = adjacency(graph);
  return [...neighbours.subarray(offsets[u], offsets[u + 1])];
}

function common(graph: Graph, u: number, v: number): number[] {
  const near = new Set(neighbours(graph, v));
  return neighbours(graph, u).filter((node) => near.has(node));
}

function triangles(graph: Graph, u: number): number {
  return neighbours(graph, u).reduce((sum, v) => sum + common(graph, u, v).length, 0) / 2;
}

/** Infinity where some node does not reach some other. */
function diameter(graph: Graph): number {
  let most = 0;
  for (let u = 0; u < graph.order; u++) {
    for (const hops of breadthFirst(graph, u).distances) most = Math.max(most, hops);
  }
  return most;
}

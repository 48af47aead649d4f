import { secondSpread } from "#benchmarks/decision/rq3/check/second-spread";
import { edgeList } from "#benchmarks/decision/rq3/edge-list";
import { follow } from "#benchmarks/decision/rq3/follow";
import { cascade, countActive } from "#benchmarks/decision/rq3/influence/cascade";
import { deficitUnit, thresholdDeficit } from "#benchmarks/decision/rq3/influence/threshold-deficit";
import { twoHopReach } from "#benchmarks/decision/rq3/influence/two-hop-reach";
import type { Rule, SequentialTask } from "#benchmarks/decision/rq3/task";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** A directed graph in which influence spreads. */
export interface Spreading {
  readonly id: string;
  readonly graph: Graph;
}

/** The nodes chosen so far. */
export type Seeds = readonly number[];

/** How many nodes are chosen. */
const CHOSEN = 2;

const rules = {
  marginal_cascade: {
    formula: "how many more nodes become active if this one begins too",
    at({ graph }, seeds) {
      const before = countActive(cascade(graph, seeds));
      return (node) => countActive(cascade(graph, [...seeds, node])) - before;
    },
  },
  outdegree: {
    formula: "the edges that leave the node",
    at({ graph }) {
      const { offsets } = adjacency(graph);
      return (node) => offsets[node + 1]! - offsets[node]!;
    },
  },
  two_hop_reach: {
    formula: "the other inactive nodes that the node reaches in one or two steps",
    at({ graph }, seeds) {
      const active = cascade(graph, seeds);
      return (node) => twoHopReach(graph, node, active);
    },
  },
  threshold_deficit: {
    formula:
      "summed over its inactive out-neighbours: 1 over the active in-neighbours that each still wants; 0 for an active node",
    at({ graph }, seeds) {
      const [active, unit] = [cascade(graph, seeds), deficitUnit(graph)];
      return (node) => thresholdDeficit(graph, node, active, unit);
    },
    under: ({ graph }) => deficitUnit(graph),
  },
} as const satisfies Record<string, Rule<Spreading, Seeds>>;

/** Two nodes from which influence reaches the most others: an action is a node to begin with. */
export const influenceTask = {
  goal: "most",
  begin: () => [],
  isDone: (_instance, seeds) => seeds.length === CHOSEN,
  legal: ({ graph }, seeds) => unchosen(graph, seeds),
  take: (seeds, node) => [...seeds, node],
  value: ({ graph }, seeds) => countActive(cascade(graph, seeds)),
  secondValue: ({ graph }, seeds) => secondSpread(graph, seeds),
  rules,
  controls: { marginal_greedy: greedily },
  show: ({ graph }, seeds) => ({
    problem: `${CHOSEN} nodes to begin with, so that as many nodes as possible are active in the end; a node becomes active once at least half of the nodes with an edge to it are, and stays so; a node without such edges never does by itself; an edge is [from, to]`,
    nodes: graph.order,
    edges: edgeList(graph),
    chosen: seeds,
    active: activeIn(graph, seeds),
  }),
  draw: ({ graph }, seeds) => ({
    nodes: graph.order,
    directed: true,
    edges: edgeList(graph),
    picked: seeds,
    active: activeIn(graph, seeds),
  }),
  question: (seeds) => `Which node should ${seeds.length === 0 ? "begin" : "begin too"}?`,
  nameOf: String,
} satisfies SequentialTask<Spreading, Seeds>;

function greedily(instance: Spreading): Seeds {
  return follow(influenceTask, instance, rules.marginal_cascade);
}

function activeIn(graph: Graph, seeds: Seeds): readonly number[] {
  return [...cascade(graph, seeds).entries()].flatMap(([node, on]) => (on ? [node] : []));
}

function unchosen({ order }: Graph, seeds: Seeds): readonly number[] {
  return Array.from({ length: order }, (_, node) => node).filter((node) => !seeds.includes(node));
}

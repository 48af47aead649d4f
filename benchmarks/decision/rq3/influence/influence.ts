import { bestAction } from "#benchmarks/decision/rq3/best-action";
import { follow } from "#benchmarks/decision/rq3/follow";
import { cascade, countActive } from "#benchmarks/decision/rq3/influence/cascade";
import { isMore } from "#benchmarks/decision/rq3/influence/fraction";
import { thresholdDeficit } from "#benchmarks/decision/rq3/influence/threshold-deficit";
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
  marginal_cascade: ({ graph }, seeds) =>
    bestAction(unchosen(graph, seeds), (node) => countActive(cascade(graph, [...seeds, node]))),
  outdegree: ({ graph }, seeds) => {
    const { offsets } = adjacency(graph);
    return bestAction(unchosen(graph, seeds), (node) => offsets[node + 1]! - offsets[node]!);
  },
  two_hop_reach: ({ graph }, seeds) => {
    const active = cascade(graph, seeds);
    return bestAction(unchosen(graph, seeds), (node) => twoHopReach(graph, node, active));
  },
  threshold_deficit: ({ graph }, seeds) => {
    const active = cascade(graph, seeds);
    return bestAction(unchosen(graph, seeds), (node) => thresholdDeficit(graph, node, active), isMore);
  },
} as const satisfies Record<string, Rule<Spreading, Seeds>>;

/** Two nodes from which influence reaches the most others: an action is a node to begin with. */
export const influenceTask: SequentialTask<Spreading, Seeds> & { readonly rules: typeof rules } = {
  goal: "most",
  begin: () => [],
  isDone: (_instance, seeds) => seeds.length === CHOSEN,
  legal: ({ graph }, seeds) => unchosen(graph, seeds),
  take: (seeds, node) => [...seeds, node],
  value: ({ graph }, seeds) => countActive(cascade(graph, seeds)),
  rules,
  controls: { marginal_greedy: (instance) => follow(influenceTask, instance, rules.marginal_cascade) },
};

function unchosen({ order }: Graph, seeds: Seeds): readonly number[] {
  return Array.from({ length: order }, (_, node) => node).filter((node) => !seeds.includes(node));
}

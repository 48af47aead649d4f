import { secondCutValue } from "#benchmarks/decision/rq3/check/second-cut-value";
import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { flipToGain } from "#benchmarks/decision/rq3/cut/flip-to-gain";
import { bestAction } from "#benchmarks/decision/rq3/propose";
import { sideRules } from "#benchmarks/decision/rq3/sides/side-rules";
import {
  BOTH,
  type Division,
  dividing,
  type Sides,
  shownDivision,
  weightTo,
} from "#benchmarks/decision/rq3/sides/sides";
import type { SequentialTask } from "#benchmarks/decision/rq3/task";
import { adjacency } from "#src/graph/adjacency";

/** The largest weight between two sides, with weights of either sign: signed MaxCut. */
export const cutTask = {
  goal: "most",
  ...dividing,
  value: cutValue,
  secondValue: secondCutValue,
  rules: sideRules(
    { assigned, value: cutValue, weightOf: magnitude },
    {
      gain: "the weight of the node's edges to the other side, as far as it is placed",
      objective: "the weight of all edges between the sides",
      size: "sums of the absolute weights at their nodes",
    },
  ),
  controls: { greedy_then_single_flip: greedyThenFlips },
  show: (division, sides) => ({
    problem:
      "two sides, so that the weights of the edges between them sum to as much as possible; an edge is [node, node, weight]",
    ...shownDivision(division, sides),
  }),
} as const satisfies SequentialTask<Division, Sides>;

function assigned({ graph }: Division, sides: Sides, side: number): number {
  return weightTo(graph, sides, sides.length, 1 - side);
}

/** The absolute weights of a node's edges, together. */
function magnitude({ graph }: Division, node: number): number {
  const { offsets, edges } = adjacency(graph);
  return edges
    .subarray(offsets[node]!, offsets[node + 1]!)
    .reduce((sum, e) => sum + Math.abs(graph.weights?.[e] ?? 1), 0);
}

/** Each node in turn where it gains most, then the first flip of one node that gains, until none does. */
function greedyThenFlips(division: Division): Sides {
  const { graph } = division;
  const sides = [0];
  while (sides.length < graph.order) sides.push(bestAction(BOTH, (side) => assigned(division, sides, side)));
  flipToGain(graph, sides);
  return sides;
}

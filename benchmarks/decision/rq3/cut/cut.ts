import { cutValue } from "#benchmarks/decision/rq3/cut/cut-value";
import { sideRules } from "#benchmarks/decision/rq3/sides/side-rules";
import { type Division, dividing, type Sides, weightTo } from "#benchmarks/decision/rq3/sides/sides";
import type { SequentialTask } from "#benchmarks/decision/rq3/task";

const rules = sideRules({
  assigned: ({ graph }, sides, side) => weightTo(graph, sides, sides.length, 1 - side),
  value: cutValue,
  weightOf: ({ graph: { sources, targets, weights } }, node) => {
    let sum = 0;
    for (let e = 0; e < sources.length; e++) {
      if (sources[e] === node || targets[e] === node) sum += Math.abs(weights?.[e] ?? 1);
    }
    return sum;
  },
});

/** The largest weight between two sides, with weights of either sign: signed MaxCut. */
export const cutTask = {
  goal: "most",
  ...dividing,
  value: cutValue,
  rules,
  controls: { greedy_then_single_flip: greedyThenFlips },
} as const satisfies SequentialTask<Division, Sides>;

/** Each node in turn where it gains most, then the first flip of one node that gains, until none does. */
function greedyThenFlips(division: Division): Sides {
  const { graph } = division;
  const sides = [0];
  while (sides.length < graph.order) sides.push(rules.assigned_gain(division, sides));
  for (let node = 0; node < graph.order; node++) {
    const side = sides[node]!;
    if (weightTo(graph, sides, node, side) <= weightTo(graph, sides, node, 1 - side)) continue;
    sides[node] = 1 - side;
    node = -1;
  }
  return sides;
}

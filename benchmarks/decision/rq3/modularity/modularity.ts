import { secondScaledModularity } from "#benchmarks/decision/rq3/check/second-scaled-modularity";
import { scaledModularity } from "#benchmarks/decision/rq3/modularity/scaled-modularity";
import { sideRules } from "#benchmarks/decision/rq3/sides/side-rules";
import { type Division, dividing, type Sides, shownDivision, weightTo } from "#benchmarks/decision/rq3/sides/sides";
import type { SequentialTask } from "#benchmarks/decision/rq3/task";
import { adjacency } from "#src/graph/adjacency";

/**
 * Two communities of the largest modularity (Newman and Girvan 2004, resolution 1). Values are 4m² times the modularity,
 * an integer for m edges.
 */
export const modularityTask = {
  goal: "most",
  ...dividing,
  value: scaledModularity,
  secondValue: secondScaledModularity,
  rules: sideRules(
    { assigned, value: scaledModularity, weightOf: degreeOf },
    {
      gain: "4m times the node's edges into the side, minus 2d times the side's degrees, minus d squared (m edges in all, d at the node)",
      objective: "4m² times the modularity",
      size: "sums of degrees",
    },
  ),
  controls: { one_sweep: sweep },
  show: (division, sides) => ({
    problem: "two communities of the largest modularity; one of them may stay empty",
    ...shownDivision(division, sides),
  }),
} as const satisfies SequentialTask<Division, Sides>;

function assigned(division: Division, sides: Sides, side: number): number {
  const { graph } = division;
  const degree = degreeOf(division, sides.length);
  const volume = sides.reduce((sum, on, node) => sum + (on === side ? degreeOf(division, node) : 0), 0);
  const inside = 4 * graph.sources.length * weightTo(graph, sides, sides.length, side);
  return inside - 2 * degree * volume - degree ** 2;
}

function degreeOf({ graph }: Division, node: number): number {
  const { offsets } = adjacency(graph);
  return offsets[node + 1]! - offsets[node]!;
}

/** All nodes on side A, then each in turn moved to B where that makes the modularity larger. */
function sweep(division: Division): Sides {
  let sides: Sides = new Array<number>(division.graph.order).fill(0);
  for (let node = 1; node < sides.length; node++) {
    const moved = sides.with(node, 1);
    if (scaledModularity(division, moved) > scaledModularity(division, sides)) sides = moved;
  }
  return sides;
}

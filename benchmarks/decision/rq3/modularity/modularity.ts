import { scaledModularity } from "#benchmarks/decision/rq3/modularity/scaled-modularity";
import { sideRules } from "#benchmarks/decision/rq3/sides/side-rules";
import { type Division, dividing, type Sides, weightTo } from "#benchmarks/decision/rq3/sides/sides";
import type { SequentialTask } from "#benchmarks/decision/rq3/task";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/**
 * Two communities of the largest modularity (Newman and Girvan 2004, resolution 1). Values are 4m² times the modularity,
 * an integer for m edges.
 */
export const modularityTask = {
  goal: "most",
  ...dividing,
  value: scaledModularity,
  rules: sideRules({
    assigned: ({ graph }, sides, side) => {
      const degree = degreeOf(graph, sides.length);
      const inside = 4 * graph.sources.length * weightTo(graph, sides, sides.length, side);
      return inside - 2 * degree * volume(graph, sides, side) - degree ** 2;
    },
    value: scaledModularity,
    weightOf: ({ graph }, node) => degreeOf(graph, node),
  }),
  controls: { one_sweep: sweep },
} as const satisfies SequentialTask<Division, Sides>;

function degreeOf(graph: Graph, node: number): number {
  const { offsets } = adjacency(graph);
  return offsets[node + 1]! - offsets[node]!;
}

/** The degrees of the nodes placed on a side, together. */
function volume(graph: Graph, sides: Sides, side: number): number {
  return sides.reduce((sum, on, node) => sum + (on === side ? degreeOf(graph, node) : 0), 0);
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

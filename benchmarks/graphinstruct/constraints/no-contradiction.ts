import type { Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * Whether a written graph does not contradict itself: no node has an edge to itself, and every node has a name. In `sound`
 * no two nodes share one either (7 and '7').
 */
export function noContradiction({ ids, untexted, loops }: WrittenGraph, rules: Rules): boolean {
  if (loops.length > 0) return false;
  if (ids.some((id) => id.trim() === "") || untexted.some((node) => ids[node] === "None")) return false;
  return rules === "compat" || untexted.length === 0 || new Set(ids).size === ids.length;
}

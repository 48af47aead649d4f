import type { EdgeChange } from "#benchmarks/graphinstruct/instructions/edits/change-of";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import { named } from "#benchmarks/graphinstruct/instructions/edits/to-edit";
import type { Step } from "#benchmarks/graphinstruct/instructions/instruction";

/** The steps of a solution, with the step types of the official instructions. */
export function stepsOf({ added, removed }: EdgeChange, dropped: readonly number[]): Step[] {
  const steps: Step[] = [{ type: "construct", description: "Take down the given graph." }];
  if (removed.length > 0) {
    steps.push({ type: "remove_edge", description: `Remove ${edges(removed.length)}.`, edges: removed.map(named) });
  }
  if (dropped.length > 0) {
    steps.push({ type: "remove_node", description: "Drop the nodes that are left alone.", nodes: dropped.map(String) });
  }
  if (added.length > 0) {
    steps.push({ type: "add_edge", description: `Add ${edges(added.length)}.`, edges: added.map(named) });
  }
  return [...steps, { type: "verify", description: "Go through the demands on the result one by one." }];
}

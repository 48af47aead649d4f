import { nameNode } from "#benchmarks/graphinstruct/constraints/name-node";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** How many nodes feedback names. */
export const NAMED = 5;

/** The first nodes by name, "0, 4, 7", with "…" after them where there are more. */
export function listNodes(written: WrittenGraph, nodes: ArrayLike<number>, named = NAMED): string {
  const shown = Array.from({ length: Math.min(named, nodes.length) }, (_, i) => nameNode(written, nodes[i]!));
  return nodes.length > named ? `${shown.join(", ")}, …` : shown.join(", ");
}

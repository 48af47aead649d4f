import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";
import { nameNode } from "#benchmarks/graphinstruct/constraints/name-node";

/** The nodes with such a degree, in ascending order. */
export function nodesWhere({ degrees }: Facts, wrong: (degree: number) => boolean): number[] {
  const found: number[] = [];
  for (let node = 0; node < degrees.length; node++) if (wrong(degrees[node]!)) found.push(node);
  return found;
}

/** "nodes 3 (1), 7 (0)": names with degrees, the first few. */
export function nodesByDegree({ written, degrees }: Facts, nodes: readonly number[]): string {
  const shown = nodes.slice(0, NAMED).map((node) => `${nameNode(written, node)} (${degrees[node]})`);
  return `nodes ${shown.join(", ")}${nodes.length > NAMED ? ", …" : ""}`;
}

import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { listNodes, NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";
import type { Blame } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** How many nodes of a cycle are named, so that it can be followed. */
const FOLLOWED = 12;

/** "cycle 0, 1, 2": the nodes in the order in which the cycle passes them; a single one has a loop. */
export function blameCycle({ written }: Facts, name: string, cycle: readonly number[] | undefined): Blame {
  if (!cycle) return { details: [] };
  return { offenders: cycle.slice(0, NAMED), details: [`${name} ${listNodes(written, cycle, FOLLOWED)}`] };
}

import { graph } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";

/** Two steps by number, of which one must come before the other. */
export type Constraint = readonly [before: number, after: number];

/** A goal, the steps to it, and which of them must come before which. */
export interface Script {
  readonly goal: string;
  readonly steps: readonly string[];
  readonly constraints: readonly Constraint[];
}

/** An order of the steps that keeps all constraints; undefined: there is none. */
export function orderOf({ steps, constraints }: Pick<Script, "steps" | "constraints">): number[] | undefined {
  return topologicalOrder(graph(steps.length, constraints, true));
}

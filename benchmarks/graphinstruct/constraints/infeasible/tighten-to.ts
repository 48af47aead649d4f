import type { Bounds, Origin } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";

/** The only numbers of edges that some kind of graph can have on a given number of nodes. */
interface Options {
  readonly values: readonly number[];
  /** What says so. */
  readonly statement: string;
}

/** Moves both bounds on the edges to the nearest such number; where there is none between them, past each other. */
export function tightenTo({ low, high, raise, lower }: Bounds, { values, statement }: Options, says: Origin): void {
  const [least, most] = [low.edges, high.edges];
  const above = values.filter((value) => value >= least.value).reduce((a, b) => Math.min(a, b), most.value + 1);
  const below = values.filter((value) => value <= most.value).reduce((a, b) => Math.max(a, b), least.value - 1);
  const nodes = [low.nodes, high.nodes];
  raise("edges", above, { ...says, statement, premises: [...nodes, least] });
  lower("edges", below, { ...says, statement, premises: [...nodes, most] });
}

import type { Bounds, Origin } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";

/** The only values that the number of edges of some kind of graph can have on a given number of nodes. */
export interface Options {
  readonly values: readonly number[];
  /** "grids on 12 nodes have". */
  readonly are: string;
}

/** Moves both bounds on the edges to the nearest such value; where there is none between them, past each other. */
export function tightenTo({ low, high, raise, lower }: Bounds, { values, are }: Options, says: Origin): void {
  const [least, most] = [low.edges, high.edges];
  const above = values.filter((value) => value >= least.value).reduce((a, b) => Math.min(a, b), most.value + 1);
  const below = values.filter((value) => value <= most.value).reduce((a, b) => Math.max(a, b), least.value - 1);
  const fits =
    values.length === 0
      ? "no such number of edges"
      : `${[...values]
          .sort((a, b) => a - b)
          .slice(0, 8)
          .join(", ")}${values.length > 8 ? ", …" : ""} edges`;
  const statement = `${are} ${fits}`;
  const nodes = [low.nodes, high.nodes];
  raise("edges", above, { ...says, statement, premises: [...nodes, least] });
  lower("edges", below, { ...says, statement, premises: [...nodes, most] });
}

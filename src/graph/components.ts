import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

export interface Components {
  readonly count: number;
  /** The component of each node; components are numbered 0 … count-1 by their smallest node. */
  readonly of: Int32Array;
}

/** Connected components; of a directed graph the weak ones. */
export function components(input: GraphLike): Components {
  const { order, sources, targets } = asGraph(input);
  const root = Int32Array.from({ length: order }, (_, u) => u);
  const find = (start: number): number => {
    let u = start;
    for (; root[u] !== u; u = root[u]!) root[u] = root[root[u]!]!;
    return u;
  };
  for (let e = 0; e < sources.length; e++) {
    const u = find(sources[e]!);
    const v = find(targets[e]!);
    root[Math.max(u, v)] = Math.min(u, v);
  }
  let count = 0;
  const of = new Int32Array(order);
  for (let u = 0; u < order; u++) of[u] = root[u] === u ? count++ : of[find(u)]!;
  return { count, of };
}

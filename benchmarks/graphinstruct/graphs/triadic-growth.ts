import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** How a network grows. */
export interface Growth {
  /** Edges that each newcomer brings, on average; 1 or more. */
  readonly edges: number;
  /** The probability that a further edge goes to a neighbour of the node chosen first, which closes a triangle. */
  readonly triads: number;
}

/**
 * Growth by preferential attachment with triad formation (Holme and Kim 2002): each newcomer joins a node, likelier one
 * of high degree, and some more, among them neighbours of the first. Edges run from the newcomer to the older node.
 */
export function triadicGrowth(rng: Rng, order: number, { edges, triads }: Growth): Graph {
  const made = pairs(order);
  const near: number[][] = Array.from({ length: order }, () => []);
  const ends: number[] = [];
  const join = (u: number, v: number) => {
    if (!made.add(u, v)) return;
    near[u]!.push(v);
    near[v]!.push(u);
    ends.push(u, v);
  };
  join(1, 0);
  for (let u = 2; u < order; u++) {
    const first = rng.pick(ends);
    const around = near[first]!.slice();
    join(u, first);
    for (let left = edges - 1; left > 0; left--) {
      if (rng.next() < left) join(u, rng.next() < triads ? rng.pick(around) : rng.pick(ends));
    }
  }
  return made.graph();
}

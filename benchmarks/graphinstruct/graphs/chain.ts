import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import { permutation } from "#generators/permutation";
import type { Edge, Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A connected graph made of blocks, each joined to an earlier one by one edge; nodes left over hang on as trees. */
export interface Chain {
  readonly graph: Graph;
  /** The edges of each block. */
  readonly blocks: readonly (readonly Edge[])[];
}

/**
 * Places blocks in a graph of `order` nodes, at random numbers. The edges between blocks, and those of the trees, run from the
 * part that was there first: directed, no cycle leads out of a block.
 *
 * @param blocks together of `order` nodes or fewer
 */
export function chain(rng: Rng, order: number, blocks: readonly Graph[]): Chain {
  const directed = blocks[0]!.directed;
  const made = pairs(order, directed);
  const number = permutation(rng, order);
  let start = 0;
  const hang = (u: number) => made.add(number[rng.int(0, start - 1)]!, number[u]!);
  const placed = blocks.map((block) => {
    const first = start;
    if (first > 0) hang(first);
    start += block.order;
    return Array.from(block.sources, (u, e): Edge => {
      const edge = [number[first + u]!, number[first + block.targets[e]!]!] as const;
      made.add(...edge);
      return edge;
    });
  });
  for (; start < order; start++) hang(start);
  return { graph: made.graph(), blocks: placed };
}

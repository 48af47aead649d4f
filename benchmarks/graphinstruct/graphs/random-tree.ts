import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * A tree grown by joining each new node to a random earlier one.
 *
 * @param mostDegree no node gets more edges than this; 2 or more
 */
export function randomTree(rng: Rng, order: number, mostDegree = Number.POSITIVE_INFINITY): Graph {
  const tree = pairs(order);
  const open = [0];
  for (let u = 1; u < order; u++) {
    const at = rng.int(0, open.length - 1);
    const parent = open[at]!;
    tree.add(parent, u);
    if (tree.degrees[parent]! >= mostDegree) open.splice(at, 1);
    open.push(u);
  }
  return scramble(rng, tree.graph());
}

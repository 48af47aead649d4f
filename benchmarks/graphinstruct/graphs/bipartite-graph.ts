import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * A connected graph whose edges all run between the first `left` nodes and the `right` others; `size` is from
 * left + right − 1 to left × right.
 */
export function bipartiteGraph(rng: Rng, left: number, right: number, size: number): Graph {
  const made = pairs(left + right);
  const sides = [[0], [left]];
  made.add(0, left);
  const waiting = rng.shuffle(Array.from({ length: left + right }, (_, u) => u).filter((u) => u !== 0 && u !== left));
  for (const u of waiting) {
    const side = u < left ? 0 : 1;
    made.add(u, rng.pick(sides[1 - side]!));
    sides[side]!.push(u);
  }
  return enlarge(rng, made.graph(), size, (u, v) => u < left !== v < left);
}

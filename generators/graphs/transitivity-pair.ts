import { closure, exchange, type Move, type Rewiring, relocate, rewired, rewiring } from "#generators/graphs/rewiring";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** How far apart the two transitivities are at least. */
export const GAP = 0.2;

/** How many moves are tried per edge. */
const EFFORT = 20;

/**
 * Two graphs made from one, alike in order and size, the second at least GAP higher in transitivity. Edges are exchanged
 * (each degree stays) while that leads on, and moved freely only after that. Undefined where the gap stays too small.
 */
export function transitivityPair(skeleton: Graph, rng: Rng): readonly [low: Graph, high: Graph] | undefined {
  const low = rewiring(skeleton);
  const high = rewiring(skeleton);
  for (const move of [exchange, relocate]) {
    for (let left = EFFORT * low.edges.length; left > 0; left--) {
      if (closure(high) - closure(low) >= GAP) return [rewired(low), rewired(high)];
      attempt(low, move, rng, -1);
      attempt(high, move, rng, 1);
    }
  }
  return undefined;
}

/** Makes a move and takes it back where transitivity went the wrong way. */
function attempt(state: Rewiring, move: Move, rng: Rng, way: 1 | -1): void {
  const before = closure(state);
  const undo = move(state, rng);
  if (undo && (closure(state) - before) * way < 0) undo();
}

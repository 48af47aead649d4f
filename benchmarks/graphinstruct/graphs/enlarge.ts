import { type Pairs, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Random pairs that are tried for each edge before all pairs are looked through. */
const TRIES = 20;

/**
 * A graph with random edges added until it has `size` of them, or until no more is allowed.
 *
 * @param allowed whether a pair that is free may be joined; it is asked again as edges come to be
 */
export function enlarge(
  rng: Rng,
  graph: Graph,
  size: number,
  allowed: (u: number, v: number, so: Pairs) => boolean = () => true,
): Graph {
  const made = pairsOf(graph);
  while (made.list.length < size) {
    const pair = guess(rng, made, allowed) ?? search(rng, made, allowed);
    if (pair === undefined) break;
    made.add(...pair);
  }
  return made.graph();
}

type Allowed = (u: number, v: number, so: Pairs) => boolean;
type Pair = readonly [number, number];

function guess(rng: Rng, made: Pairs, allowed: Allowed): Pair | undefined {
  if (made.order < 2) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const u = rng.int(0, made.order - 1);
    const v = rng.int(0, made.order - 1);
    if (u !== v && !made.has(u, v) && allowed(u, v, made)) return [u, v];
  }
  return undefined;
}

function search(rng: Rng, made: Pairs, allowed: Allowed): Pair | undefined {
  const free: Pair[] = [];
  for (let u = 0; u < made.order; u++) {
    for (let v = made.directed ? 0 : u + 1; v < made.order; v++) {
      if (u !== v && !made.has(u, v) && allowed(u, v, made)) free.push([u, v]);
    }
  }
  return free.length === 0 ? undefined : rng.pick(free);
}

import { type Pairs, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Random pairs that are tried for each edge before all pairs are looked through. */
const TRIES = 20;

/** Whether a pair that is free may be joined, given what is joined so far. */
export type Allowed = (u: number, v: number, so: Pairs) => boolean;

/**
 * A graph with random edges added until it has `size` of them, or until none is allowed any more.
 */
export function enlarge(rng: Rng, graph: Graph, size: number, allowed: Allowed = () => true): Graph {
  const made = pairsOf(graph);
  while (made.list.length < size) {
    const pair = guess(rng, made, allowed) ?? search(rng, made, allowed);
    if (pair === undefined) break;
    made.add(...pair);
  }
  return made.graph();
}

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

import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";

/** The weight of the edges whose ends are on different sides. */
export function cutValue({ graph: { sources, targets, weights } }: Division, sides: Sides): number {
  let value = 0;
  for (let e = 0; e < sources.length; e++) {
    if (sides[sources[e]!] !== sides[targets[e]!]) value += weights?.[e] ?? 1;
  }
  return value;
}

import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";

/** 4m² times the modularity of a division into two communities: an integer, so that no two divisions are told apart by rounding. */
export function scaledModularity({ graph: { sources, targets } }: Division, sides: Sides): number {
  let inside = 0;
  const volumes = [0, 0];
  for (let e = 0; e < sources.length; e++) {
    const [a, b] = [sides[sources[e]!]!, sides[targets[e]!]!];
    if (a === b) inside++;
    volumes[a]!++;
    volumes[b]!++;
  }
  return 4 * sources.length * inside - volumes[0]! ** 2 - volumes[1]! ** 2;
}

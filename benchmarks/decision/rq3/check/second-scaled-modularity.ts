import type { Division, Sides } from "#benchmarks/decision/rq3/sides/sides";

/** 4m² times the modularity worked out once more, another way: 2m A(u,v) − d(u) d(v), summed over all ordered pairs on one side. */
export function secondScaledModularity({ graph: { order, sources, targets } }: Division, sides: Sides): number {
  const joined = Array.from({ length: order }, () => new Uint8Array(order));
  sources.forEach((u, e) => {
    joined[u]![targets[e]!] = 1;
    joined[targets[e]!]![u] = 1;
  });
  const degrees = joined.map((row) => row.reduce((sum, edge) => sum + edge, 0));
  let sum = 0;
  for (let u = 0; u < order; u++) {
    for (let v = 0; v < order; v++) {
      if (sides[u] === sides[v]) sum += 2 * sources.length * joined[u]![v]! - degrees[u]! * degrees[v]!;
    }
  }
  return sum;
}

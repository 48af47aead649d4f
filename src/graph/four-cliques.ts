import type { ForwardLists } from "#src/graph/forward-lists";

/** How many sets of four nodes joined to each other each node of an undirected graph is in. */
export function fourCliques({ offsets, heads, degrees }: ForwardLists): Float64Array {
  const order = degrees.length;
  const counts = new Float64Array(order);
  /** 1 for the neighbours of one node, 2 for those it has in common with a second. */
  const near = new Uint8Array(order);
  for (let u = 0; u < order; u++) {
    const after = heads.subarray(offsets[u], offsets[u + 1]);
    for (const v of after) near[v] = 1;
    for (const v of after) {
      const common = heads.subarray(offsets[v], offsets[v + 1]).filter((w) => near[w] === 1);
      for (const w of common) near[w] = 2;
      let found = 0;
      for (const w of common) {
        const before = found;
        for (let i = offsets[w]!; i < offsets[w + 1]!; i++) {
          if (near[heads[i]!] !== 2) continue;
          counts[heads[i]!]!++;
          found++;
        }
        counts[w]! += found - before;
      }
      for (const member of [u, v]) counts[member]! += found;
      for (const w of common) near[w] = 1;
    }
    for (const v of after) near[v] = 0;
  }
  return counts;
}

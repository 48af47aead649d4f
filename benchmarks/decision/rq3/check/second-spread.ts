import type { Graph } from "#src/graph/graph";

/** How many nodes are active in the end, worked out once more, another way: round by round over all edges, until none joins. */
export function secondSpread({ order, sources, targets }: Graph, seeds: readonly number[]): number {
  const wanted = new Int32Array(order);
  for (const node of targets) wanted[node]!++;
  let active = new Set(seeds);
  for (;;) {
    const pressing = new Int32Array(order);
    sources.forEach((from, e) => {
      if (active.has(from)) pressing[targets[e]!]!++;
    });
    const joined = [...wanted.keys()].filter((node) => wanted[node]! > 0 && 2 * pressing[node]! >= wanted[node]!);
    const next = new Set([...active, ...joined]);
    if (next.size === active.size) return next.size;
    active = next;
  }
}

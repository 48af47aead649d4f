import { adjacency } from "#src/graph/adjacency";
import type { GraphLike } from "#src/graph/graph";

/**
 * A text that two graphs share exactly if colour refinement (Weisfeiler and Leman 1968) of so many rounds, as networkx
 * 3.4 does it, can't tell them apart: it begins with degrees, a node sees its out-neighbours, and the first round runs
 * the neighbours' degrees together as text, so that 1, 12 and 11, 2 are one. Isomorphic graphs share it.
 *
 * @param loops nodes with an edge to themselves: 2 more for the degree, and a neighbour of its own
 */
export function refinementKey(input: GraphLike, rounds: number, loops: readonly number[] = []): string {
  const { graph, offsets, neighbours } = adjacency(input);
  const { order, sources, targets } = graph;
  const looped = new Uint8Array(order);
  for (const u of loops) looped[u] = 1;
  const degrees = Int32Array.from(looped, (loop) => 2 * loop);
  for (const u of sources) degrees[u]!++;
  for (const v of targets) degrees[v]!++;
  let labels = Array.from(degrees, String);
  let separator = "";
  const tables: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const seen = labels.map((label, u) => {
      const around = Array.from(neighbours.subarray(offsets[u]!, offsets[u + 1]!), (v) => labels[v]!);
      if (looped[u]) around.push(label);
      return [label, ...around.sort()].join(separator);
    });
    const counts = new Map<string, number>();
    for (const view of seen) counts.set(view, (counts.get(view) ?? 0) + 1);
    const views = [...counts.keys()].sort();
    const numbers = new Map(views.map((view, i) => [view, String(i)]));
    tables.push(views.map((view) => `${view}*${counts.get(view)}`).join());
    labels = seen.map((view) => numbers.get(view)!);
    separator = " ";
  }
  return tables.join("/");
}

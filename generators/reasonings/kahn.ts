import type { Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** Kahn's algorithm with a first-in, first-out queue: "Free: 0, 3. Take 0, which frees 2. Take 3. Take 2." */
export function kahn(graph: Graph, _query: null, words: Wording): string {
  const { offsets, neighbours } = adjacency(graph);
  const waiting = new Int32Array(graph.order);
  for (const v of neighbours) waiting[v]!++;
  const free: number[] = [];
  for (let u = 0; u < graph.order; u++) if (waiting[u] === 0) free.push(u);
  const list = (nodes: readonly number[]) => nodes.map(words.label).join(", ");
  let text = `Free: ${list(free)}.`;
  for (const u of free) {
    const freed: number[] = [];
    for (let at = offsets[u]!; at < offsets[u + 1]!; at++)
      if (--waiting[neighbours[at]!]! === 0) freed.push(neighbours[at]!);
    text += freed.length > 0 ? ` Take ${words.label(u)}, which frees ${list(freed)}.` : ` Take ${words.label(u)}.`;
    free.push(...freed);
  }
  return text;
}

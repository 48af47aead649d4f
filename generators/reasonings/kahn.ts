import type { Solved, Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";

/** Kahn's algorithm, node by node: "Free: 0, 3. Take 0, which frees 2. Take 3. Take 2." */
export function kahn({ graph, solution }: Solved<null, readonly number[]>, words: Wording): string {
  const { offsets, neighbours } = adjacency(graph);
  const waiting = new Int32Array(graph.order);
  for (const v of graph.targets) waiting[v]!++;
  const free = solution.filter((u) => waiting[u] === 0);
  let text = `Free: ${list(free, words)}.`;
  for (const u of solution) {
    const freed: number[] = [];
    for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
      if (--waiting[neighbours[at]!]! === 0) freed.push(neighbours[at]!);
    }
    text +=
      freed.length > 0 ? ` Take ${words.label(u)}, which frees ${list(freed, words)}.` : ` Take ${words.label(u)}.`;
  }
  return text;
}

function list(nodes: readonly number[], { label }: Wording): string {
  return nodes.map(label).join(", ");
}

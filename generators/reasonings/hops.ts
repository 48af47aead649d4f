import type { Ends, Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/**
 * Breadth-first search in layers, up to the one that holds the target or, where there is no path, up to the first empty
 * one: "Hop 1 from node 0: 2, 3. Hop 2: 5."
 */
export function hops(graph: Graph, { source, target }: Ends, words: Wording): string {
  const { offsets, neighbours } = adjacency(graph);
  const seen = new Uint8Array(graph.order);
  seen[source] = 1;
  const sentences: string[] = [];
  for (let layer = [source]; layer.length > 0 && seen[target] === 0; ) {
    const next: number[] = [];
    for (const u of layer) {
      for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
        const v = neighbours[at]!;
        if (seen[v] === 0) next.push(v);
        seen[v] = 1;
      }
    }
    layer = next.sort((u, v) => u - v);
    const start = sentences.length === 0 ? ` from ${words.node(source)}` : "";
    sentences.push(`Hop ${sentences.length + 1}${start}: ${layer.map(words.label).join(", ") || "none"}.`);
  }
  return sentences.join(" ");
}

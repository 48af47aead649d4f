import type { Ends, Solved, Wording } from "#generators/tasks/task";
import type { PathTree } from "#src/graph/path-tree";

/**
 * Breadth-first search in layers, up to the one that holds the target or, where there is no path, up to the first empty
 * one: "Hop 1 from node 0: 2, 3. Hop 2: 5."
 */
export function hops({ query, solution }: Solved<Ends, PathTree>, words: Wording): string {
  const { distances, settled, source } = solution;
  const last = Math.min(distances[query.target]!, distances[settled.at(-1)!]! + 1);
  const layers: string[] = [];
  for (let hop = 1; hop <= last; hop++) {
    const layer = settled.filter((node) => distances[node] === hop).sort((u, v) => u - v);
    const start = hop === 1 ? ` from ${words.node(source)}` : "";
    layers.push(`Hop ${hop}${start}: ${layer.map(words.label).join(", ") || "none"}.`);
  }
  return layers.join(" ");
}

import { hops } from "#generators/reasonings/hops";
import { simplePaths } from "#generators/reasonings/simple-paths";
import { edgeBetween } from "#generators/tasks/edge-between";
import type { Ends, Wording } from "#generators/tasks/task";
import { dijkstra } from "#src/graph/dijkstra";
import type { Graph } from "#src/graph/graph";
import { pathTo } from "#src/graph/path-tree";
import type { Rng } from "#src/rng";

/** How many longer paths stand beside the best one. */
const OTHERS = 3;

/**
 * A best path and up to three longer ones with their sums, in random order: "Path 0 -> 2 -> 5: 3 + 4 = 7." Where there
 * is no path, the search that shows it.
 */
export function candidates(graph: Graph, ends: Ends, words: Wording, rng: Rng): string {
  const tree = dijkstra(graph, ends.source);
  const best = pathTo(tree, ends.target);
  if (!best) return hops(graph, ends, words);
  const length = (path: readonly number[]) => stretches(graph, path).reduce((sum, weight) => sum + weight, 0);
  const longer = simplePaths(graph, ends, 2 * OTHERS, best.length, rng).filter(
    (path) => length(path) !== tree.distances[ends.target],
  );
  return rng
    .shuffle([best, ...longer.slice(0, OTHERS)])
    .map((path) => sum(stretches(graph, path), path, words))
    .join("\n");
}

function stretches(graph: Graph, path: readonly number[]): number[] {
  return path.slice(1).map((node, i) => graph.weights![edgeBetween(graph, path[i]!, node)!]!);
}

function sum(weights: readonly number[], path: readonly number[], { label, number }: Wording): string {
  const total = number(weights.reduce((sum, weight) => sum + weight, 0));
  const terms = weights.map(number).join(" + ");
  return `Path ${path.map(label).join(" -> ")}: ${weights.length > 1 ? `${terms} = ${total}` : terms}.`;
}

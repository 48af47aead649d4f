import { hops } from "#generators/reasonings/hops";
import { simplePaths } from "#generators/reasonings/simple-paths";
import type { Ends, Solved, Wording } from "#generators/tasks/task";
import { breadthFirst } from "#src/graph/breadth-first";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import { type PathTree, pathTo } from "#src/graph/path-tree";
import type { Rng } from "#src/rng";

/** How many longer paths stand beside the best one. */
const OTHERS = 3;

interface Candidate {
  readonly path: readonly number[];
  readonly weights: readonly number[];
  readonly total: number;
}

/**
 * A best path and up to three longer ones with their sums, in random order: "Path 0 -> 2 -> 5: 3 + 4 = 7." Where there
 * is no path, the search that shows it.
 */
export function candidates({ graph, query, solution }: Solved<Ends, PathTree>, words: Wording, rng: Rng): string {
  const path = pathTo(solution, query.target);
  if (!path) return hops({ graph, query, solution: breadthFirst(graph, query.source) }, words);
  const best = weigh(graph, path);
  const others = simplePaths(graph, query, OTHERS + 1, path.length, rng).map((other) => weigh(graph, other));
  const longer = others.filter(({ total }) => total !== best.total).slice(0, OTHERS);
  return rng
    .shuffle([best, ...longer])
    .map((candidate) => tell(candidate, words))
    .join("\n");
}

function weigh(graph: Graph, path: readonly number[]): Candidate {
  const weights: number[] = [];
  let total = 0;
  for (let i = 1; i < path.length; i++) {
    const weight = graph.weights![edgeBetween(graph, path[i - 1]!, path[i]!)!]!;
    weights.push(weight);
    total += weight;
  }
  return { path, weights, total };
}

function tell({ path, weights, total }: Candidate, { label, number }: Wording): string {
  const terms = weights.length > 1 ? `${weights.map(number).join(" + ")} = ` : "";
  return `Path ${path.map(label).join(" -> ")}: ${terms}${number(total)}.`;
}

import type { Ends } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** How often a search may step forward: dead ends are rare, but nothing else bounds them. */
const STEPS = 400;

/**
 * Up to `count` different paths without repeated nodes, of at most `longest` edges, of an undirected graph: each node's
 * neighbours are tried in ascending order from a random one on.
 */
export function simplePaths(graph: Graph, ends: Ends, count: number, longest: number, rng: Rng): number[][] {
  const { offsets, neighbours } = adjacency(graph);
  const { distances } = breadthFirst(graph, ends.target);
  const found: number[][] = [];
  const path = [ends.source];
  let steps = 0;
  function extend(u: number): void {
    const start = offsets[u]!;
    const degree = offsets[u + 1]! - start;
    const shift = rng.int(0, degree - 1);
    for (let i = 0; i < degree && found.length < count && steps < STEPS; i++) {
      const v = neighbours[start + ((i + shift) % degree)]!;
      if (path.length + distances[v]! > longest || path.includes(v)) continue;
      steps++;
      path.push(v);
      if (v === ends.target) found.push([...path]);
      else extend(v);
      path.pop();
    }
  }
  extend(ends.source);
  return found;
}

import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

/**
 * The share of directed edges whose reverse is there too (Newman, Forrest and Balthrop 2002).
 *
 * @param loops how many edges from a node to itself come on top; as networkx has it they are not reciprocated
 * @returns 0 … 1; undefined for an undirected graph, or one without edges
 */
export function reciprocity(input: GraphLike, loops = 0): number | undefined {
  const graph = asGraph(input);
  const size = graph.sources.length;
  if (!graph.directed || size + loops === 0) return undefined;
  return (2 * (size - undirected(graph).sources.length)) / (size + loops);
}

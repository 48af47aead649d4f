import { renumber } from "#generators/graphs/renumber";
import type { Graph, GraphologyGraph } from "#src/graph/graph";
import { fromGraphology } from "#src/graphology";
import type { Rng } from "#src/rng";

/** What one of graphology's generators made, as a graph value with its nodes renumbered at random. */
export function throughGraphology(rng: Rng, made: GraphologyGraph): Graph {
  return renumber(rng, fromGraphology(made));
}

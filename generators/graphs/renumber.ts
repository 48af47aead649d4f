import { permutation } from "#generators/permutation";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

function through(nodes: Int32Array, number: Int32Array): Int32Array {
  const out = new Int32Array(nodes.length);
  for (let i = 0; i < nodes.length; i++) out[i] = number[nodes[i]!]!;
  return out;
}

/** The same graph with its nodes renumbered at random. */
export function renumber(rng: Rng, graph: Graph): Graph {
  const number = permutation(rng, graph.order);
  return Object.freeze({ ...graph, sources: through(graph.sources, number), targets: through(graph.targets, number) });
}

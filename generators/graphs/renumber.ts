import { permutation } from "#generators/permutation";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

function through(nodes: Int32Array, number: Int32Array): Int32Array {
  const out = new Int32Array(nodes.length);
  for (let i = 0; i < nodes.length; i++) out[i] = number[nodes[i]!]!;
  return out;
}

/** The same undirected, unweighted graph with its nodes renumbered at random. */
export function renumber(rng: Rng, { order, sources, targets }: Graph): Graph {
  const number = permutation(rng, order);
  return Object.freeze({
    order,
    directed: false,
    sources: through(sources, number),
    targets: through(targets, number),
  });
}

import { permutation } from "#generators/permutation";
import { type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The same graph with its nodes renumbered and its edges listed in another order: neither tells how it was made. */
export function scramble(rng: Rng, { order, directed, sources, targets }: Graph): Graph {
  const number = permutation(rng, order);
  const edges = Array.from(sources, (u, e) => {
    const ends = [number[u]!, number[targets[e]!]!] as const;
    return directed || ends[0] < ends[1] ? ends : ([ends[1], ends[0]] as const);
  });
  return graph(order, rng.shuffle(edges), directed);
}

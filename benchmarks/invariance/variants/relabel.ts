import type { Instance } from "#benchmarks/invariance/instances/instance";
import { keyedRandom } from "#benchmarks/invariance/variants/keyed-random";
import type { Variant } from "#benchmarks/invariance/variants/variant";

type Shown = Pick<Variant, "label_map" | "node_seq" | "edge_seq">;

/** The instance with its labels dealt out anew. */
export function relabelled(instance: Instance, seed: number): Shown {
  return relabelledAs(instance, keyedRandom(instance.id, "relabel", seed).shuffle(instance.nodes));
}

/**
 * The instance under other labels, nodes and edges sorted by them. Which end of an edge comes first does not change.
 *
 * @param labels one for each node, in ascending order of the nodes
 */
export function relabelledAs({ nodes, edges }: Instance, labels: readonly number[]): Shown {
  const shown = new Map(nodes.map((node, i) => [node, labels[i]!]));
  return {
    label_map: Object.fromEntries(shown),
    node_seq: labels.toSorted((a, b) => a - b),
    edge_seq: edges
      .map(([u, v, ...weight]) => [shown.get(u!)!, shown.get(v!)!, ...weight])
      .sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!),
  };
}

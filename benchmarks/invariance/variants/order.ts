import type { Instance } from "#benchmarks/invariance/instances/instance";
import { keyedRandom } from "#benchmarks/invariance/variants/keyed-random";

/** Rules by which edges are put in another order: shuffled, or sorted by the first end, the second, or both. */
export type Ordering = "sorted_st" | "s_sorted_t_shuffled" | "t_sorted_s_shuffled" | "shuffle_all";

type Edge = Instance["edges"][number];

const sorts: Readonly<Record<Ordering, (a: Edge, b: Edge) => number>> = {
  sorted_st: (a, b) => a[0]! - b[0]! || a[1]! - b[1]!,
  s_sorted_t_shuffled: (a, b) => a[0]! - b[0]!,
  t_sorted_s_shuffled: (a, b) => a[1]! - b[1]!,
  shuffle_all: () => 0,
};

/** The edges in another order: shuffled, then sorted as the rule says; what it holds equal stays shuffled. */
export function order({ id, edges }: Instance, ordering: Ordering, seed: number): readonly Edge[] {
  return keyedRandom(id, "order", ordering, seed).shuffle(edges).sort(sorts[ordering]);
}

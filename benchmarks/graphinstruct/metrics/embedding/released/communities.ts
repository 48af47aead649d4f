import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { greedyModularity } from "#src/graph/greedy-modularity";

/**
 * The community of each node, numbered from the largest, as the released code finds them: greedily, ties broken by the
 * ids, which are compared as numbers where all of them are.
 */
export function communities({ written: { graph, loops, ids, untexted } }: Facts): Int32Array | undefined {
  const numbers = untexted.length === ids.length ? ids.map(Number) : [];
  const numeric = numbers.length > 0 && numbers.every(Number.isFinite);
  const before = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  const sorted = [...ids.keys()].sort((a, b) => (numeric ? numbers[a]! - numbers[b]! : before(ids[a]!, ids[b]!)));
  const rank = new Int32Array(ids.length);
  sorted.forEach((node, place) => {
    rank[node] = place;
  });
  return greedyModularity(graph, { loops, rank });
}

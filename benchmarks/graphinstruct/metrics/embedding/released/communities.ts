import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { rankAsPython } from "#benchmarks/graphinstruct/constraints/properties/rank-as-python";
import { greedyModularity } from "#src/graph/greedy-modularity";

/** The community of each node, numbered from the largest, as the released code finds them: greedily, ties broken by the ids. */
export function communities({ written }: Facts): Int32Array | undefined {
  const { graph, loops } = written;
  return greedyModularity(graph, { loops, rank: rankAsPython(written), directions: true });
}

import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { rankAsPython } from "#benchmarks/graphinstruct/constraints/properties/rank-as-python";
import { MERGING_WORK } from "#benchmarks/graphinstruct/constraints/properties/work";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { Graph } from "#src/graph/graph";
import { greedyModularity } from "#src/graph/greedy-modularity";
import { modularity } from "#src/graph/modularity";
import { undirected } from "#src/graph/undirected";

/**
 * As the released checker has it: communities found without weights, ties broken by the ids, and then the modularity of
 * these with weights. 0 for fewer than two nodes or no edges; NaN where all weights are 0 (it divides by zero there);
 * undefined beyond the budget.
 */
export function releasedModularity({ order, size, written }: Facts): number | undefined {
  if (order < 2 || size === 0) return 0;
  if (size > MERGING_WORK) return undefined;
  const { loops } = written;
  const graph = undirected(written.graph);
  const communities = greedyModularity(graph, { loops, rank: rankAsPython(written), budget: MERGING_WORK });
  if (!communities) return undefined;
  if (written.edgeAttributes.size === 0 && written.loopAttributes.size === 0) {
    return modularity(graph, communities, { loops });
  }
  const weights = weightsOf(written, graph);
  const loopWeights = loops.map((node) => weightIn(written.loopAttributes.get(node)) ?? 1);
  const total = [...weights, ...loopWeights].reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? Number.NaN : modularity(graph, communities, { loops, weights, loopWeights });
}

/** By undirected edge; of two opposite ones that out of the node named later decides, where it has a weight. */
function weightsOf({ graph: { order, sources, targets }, edgeAttributes }: WrittenGraph, pairs: Graph): Float64Array {
  const numbers = new Map<number, number>();
  const backwards = new Set<number>();
  for (const [edge, attributes] of edgeAttributes) {
    const [u, v] = [sources[edge]!, targets[edge]!];
    const pair = Math.min(u, v) * order + Math.max(u, v);
    if (!attributes.has("weight") || (u < v && backwards.has(pair))) continue;
    if (u > v) backwards.add(pair);
    numbers.set(pair, weightIn(attributes) ?? 1);
  }
  return Float64Array.from(pairs.sources, (u, edge) => {
    const v = pairs.targets[edge]!;
    return numbers.get(Math.min(u, v) * order + Math.max(u, v)) ?? 1;
  });
}

/** Text counts as the number that it spells, and not at all where it spells none. */
function weightIn(attributes: Attributes | undefined): number | undefined {
  const weight = attributes?.get("weight");
  if (weight?.kind === "number") return weight.value;
  if (weight?.kind === "boolean") return Number(weight.value);
  if (weight?.kind !== "text" || weight.value.trim() === "") return undefined;
  return Number.isFinite(Number(weight.value)) ? Number(weight.value) : undefined;
}

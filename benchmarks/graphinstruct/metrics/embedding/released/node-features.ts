import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

/** Two numbers for each node, one pair after the other. */
export type NodeFeatures = Float64Array;

/**
 * The share of the highest degree and the clustering coefficient of each node, spread twice over the graph with loops
 * (simple graph convolution, Wu et al. 2019, section 2.1). In a directed graph along the edges' directions.
 *
 * @returns undefined where the coefficients are not decided
 */
export const nodeFeatures = kept((facts: Facts): NodeFeatures | undefined => {
  const { degrees, localClustering, order } = facts;
  if (localClustering === undefined) return undefined;
  let highest = 1;
  for (const degree of degrees) highest = Math.max(highest, degree);
  const raw = new Float64Array(2 * order);
  for (let u = 0; u < order; u++) {
    raw[2 * u] = degrees[u]! / highest;
    raw[2 * u + 1] = localClustering[u]!;
  }
  const scale = inverseRoots(facts);
  return spread(spread(raw, facts, scale), facts, scale);
});

/** One over the root of a node's neighbours, itself included. */
function inverseRoots({ order, written: { graph, loops } }: Facts): Float64Array {
  const reach = new Float64Array(order).fill(1);
  for (const node of loops) reach[node]!++;
  for (const source of graph.sources) reach[source]!++;
  if (!graph.directed) for (const target of graph.targets) reach[target]!++;
  return reach.map((count) => 1 / Math.sqrt(count));
}

function spread(features: NodeFeatures, { written: { graph, loops } }: Facts, scale: Float64Array): NodeFeatures {
  const out = features.map((value, i) => value * scale[i >> 1]! ** 2);
  const add = (to: number, from: number) => {
    const weight = scale[to]! * scale[from]!;
    out[2 * to]! += weight * features[2 * from]!;
    out[2 * to + 1]! += weight * features[2 * from + 1]!;
  };
  for (const node of loops) add(node, node);
  for (let e = 0; e < graph.sources.length; e++) {
    add(graph.sources[e]!, graph.targets[e]!);
    if (!graph.directed) add(graph.targets[e]!, graph.sources[e]!);
  }
  return out;
}

import type { PooledGraph } from "#benchmarks/graphinstruct/pools/pool-file";
import type { Graph } from "#src/graph/graph";

/** A graph as pool files hold it: its nodes are called '0', '1', … */
export function pooled({ order, directed, sources, targets }: Graph, labels: readonly string[] = []): PooledGraph {
  return {
    directed,
    nodes: Array.from({ length: order }, (_, u) => String(u)),
    edges: Array.from(sources, (u, e) => [u, targets[e]!] as [number, number]),
    node_attrs: Object.fromEntries(labels.map((label, u) => [String(u), { label }])),
  };
}

import { adjacency, predecessors } from "#src/graph/adjacency";
import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";

/** The graph without directions or weights: u→v and v→u become one edge. An undirected graph is returned as it is. */
export function undirected(input: GraphLike): Graph {
  const graph = asGraph(input);
  if (!graph.directed) return graph;
  const [out, back] = [adjacency(graph), predecessors(graph)];
  const sources: number[] = [];
  const targets: number[] = [];
  for (let u = 0; u < graph.order; u++) {
    let i = out.offsets[u]!;
    let j = back.offsets[u]!;
    while (i < out.offsets[u + 1]! || j < back.offsets[u + 1]!) {
      const after = i < out.offsets[u + 1]! ? out.neighbours[i]! : graph.order;
      const before = j < back.offsets[u + 1]! ? back.neighbours[j]! : graph.order;
      const v = Math.min(after, before);
      if (after === v) i++;
      if (before === v) j++;
      if (u > v) continue;
      sources.push(u);
      targets.push(v);
    }
  }
  return { order: graph.order, directed: false, sources: Int32Array.from(sources), targets: Int32Array.from(targets) };
}

import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { commonType, ownTypes } from "#benchmarks/graphinstruct/metrics/text/edge-types";
import { said } from "#benchmarks/graphinstruct/metrics/text/said";

/**
 * What a graph says, a sentence for each edge, in lower case. The words between the names are our own; the measures of
 * the published code come out the same with any three words before the second name and one before the kind of edge.
 */
export function statements(written: WrittenGraph): string[] {
  const { ids, nodeAttributes } = written;
  const called = (node: number) => said(nodeAttributes.get(node), "label") ?? ids[node]!;
  const common = commonType(written);
  const types = ownTypes(written);
  return inOrder(written).map(({ from, to, edge }) => {
    return `${called(from)} is linked with ${called(to)} by ${types[edge] ?? common}`.toLowerCase();
  });
}

/** Edges as networkx lists them: at the node that comes first, undirected ones from there. */
function inOrder({ graph, loops }: WrittenGraph): { from: number; to: number; edge: number }[] {
  const { directed, sources, targets } = graph;
  const edges = Array.from(sources, (source, edge) => {
    const target = targets[edge]!;
    const forward = directed || source < target;
    return { from: forward ? source : target, to: forward ? target : source, edge };
  });
  loops.forEach((node, i) => {
    edges.push({ from: node, to: node, edge: sources.length + i });
  });
  return edges.sort((a, b) => a.from - b.from);
}

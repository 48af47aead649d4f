import { canonicalForm } from "#src/graph/canonical-form";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** Up to so many nodes all graphs are made: 208 undirected and 238 directed ones. */
export const SMALL = { undirected: 6, directed: 4 } as const;

/** One graph of each shape with so many nodes, at most `SMALL` of them. */
export function smallGraphs(order: number, directed: boolean): readonly Graph[] {
  if (order === 0) return [graph(0, [], directed)];
  const shapes = new Map<string, Graph>();
  for (const smaller of smallGraphs(order - 1, directed)) {
    for (const grown of grow(smaller)) shapes.set(canonicalForm(grown), grown);
  }
  return [...shapes.values()];
}

/** A graph with one node more, joined to the others in every way. */
function* grow({ order, directed, sources, targets }: Graph): Iterable<Graph> {
  const old = Array.from(sources, (source, edge): Edge => [source, targets[edge]!]);
  const ends: Edge[] = Array.from({ length: order }, (_, node) => [node, order]);
  const ways = directed ? [...ends, ...ends.map(([node, end]): Edge => [end, node])] : ends;
  for (let chosen = 0; chosen < 2 ** ways.length; chosen++) {
    yield graph(order + 1, [...old, ...ways.filter((_, way) => (chosen >> way) & 1)], directed);
  }
}

import type { ShownGraph } from "#generators/serializations/shown-graph";
import { neighbourWords } from "#generators/serializations/surfaces/neighbour-words";
import { neighboursOf } from "#generators/serializations/surfaces/neighbours-of";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** A neutral sentence and bare lists. */
export const plain: Surface = {
  edgeList(shown) {
    const { nodes, edges, directed, weighted } = shown;
    const parts = `(${directed ? "from, to" : "end, end"}${weighted ? ", weight" : ""})`;
    const listed = edges.map((edge) => `(${edge.join(", ")})`).join(", ") || "none";
    return `${sentence(shown)} Nodes: ${nodes.join(", ") || "none"}. Edges ${parts}: ${listed}.`;
  },
  adjacencyList(shown) {
    const lists = [...neighboursOf(shown)].map(([node, near]) => `${node}: ${neighbourWords(near)}`);
    return `${sentence(shown)} ${shown.directed ? "Successors" : "Neighbours"} by node: ${lists.join("; ") || "none"}.`;
  },
};

function sentence({ directed }: ShownGraph): string {
  return `This is ${directed ? "a directed" : "an undirected"} graph.`;
}

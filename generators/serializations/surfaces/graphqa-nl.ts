import { neighbourWords } from "#generators/serializations/surfaces/neighbour-words";
import { neighboursOf } from "#generators/serializations/surfaces/neighbours-of";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** Prose with a legend: what a pair means, all nodes, and pairs with blanks between them; or a sentence a node. */
export const graphqaNl: Surface = {
  edgeList({ nodes, edges, directed, weighted }) {
    const pair = weighted ? "(a,b,w)" : "(a,b)";
    const edge = `${directed ? "a directed edge" : "an undirected edge"}${weighted ? " of weight w" : ""}`;
    const ends = directed ? "from node a to node b" : "joining nodes a and b";
    const listed = edges.length > 0 ? `these edges: ${edges.map((ends) => `(${ends.join()})`).join(" ")}` : "no edges";
    return `Below, ${pair} stands for ${edge} ${ends}. The graph has the nodes ${nodes.join(", ") || "none"} and ${listed}.`;
  },
  adjacencyList(shown) {
    const { directed } = shown;
    const legend = directed
      ? "Each sentence names a node of a directed graph and the nodes that its edges lead to."
      : "Each sentence names a node of an undirected graph and the nodes that an edge joins it to.";
    const verb = directed ? "leads to" : "is joined to";
    const sentences = [...neighboursOf(shown)].map(([node, near]) => `Node ${node} ${verb} ${neighbourWords(near)}.`);
    return [legend, ...sentences].join(" ");
  },
};

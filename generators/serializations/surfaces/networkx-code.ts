import { type Neighbour, neighboursOf } from "#generators/serializations/surfaces/neighbours-of";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** The Python that builds the graph with networkx. */
export const networkxCode: Surface = {
  edgeList({ nodes, edges, directed, weighted }) {
    const add = weighted ? "add_weighted_edges_from" : "add_edges_from";
    return [
      "import networkx as nx",
      `G = ${graphClass(directed)}()`,
      `G.add_nodes_from([${nodes.join(", ")}])`,
      `G.${add}([${edges.map((edge) => `(${edge.join(", ")})`).join(", ")}])`,
    ].join("\n");
  },
  adjacencyList(shown) {
    const list = (near: readonly Neighbour[]) =>
      shown.weighted
        ? `{${near.map(([node, weight]) => `${node}: {"weight": ${weight}}`).join(", ")}}`
        : `[${near.map(([node]) => node).join(", ")}]`;
    const lists = [...neighboursOf(shown)].map(([node, near]) => `${node}: ${list(near)}`);
    return `import networkx as nx\nG = ${graphClass(shown.directed)}({${lists.join(", ")}})`;
  },
};

function graphClass(directed: boolean): string {
  return directed ? "nx.DiGraph" : "nx.Graph";
}

import { type Neighbour, neighboursOf } from "#generators/serializations/surfaces/neighbours-of";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** JSON in one line; weighted edges are objects. Written by hand, for JSON.stringify would sort nodes that are keys. */
export const json: Surface = {
  edgeList({ nodes, edges, directed }) {
    const listed = edges.map(([u, v, weight]) =>
      weight === undefined ? `[${u}, ${v}]` : `{"source": ${u}, "target": ${v}, "weight": ${weight}}`,
    );
    return `{"directed": ${directed}, "nodes": [${nodes.join(", ")}], "edges": [${listed.join(", ")}]}`;
  },
  adjacencyList(shown) {
    const lists = [...neighboursOf(shown)].map(([node, near]) => `"${node}": [${near.map(neighbour).join(", ")}]`);
    return `{"directed": ${shown.directed}, "adjacency": {${lists.join(", ")}}}`;
  },
};

function neighbour([node, weight]: Neighbour): string {
  return weight === undefined ? node : `{"node": ${node}, "weight": ${weight}}`;
}

import type { ShownGraph } from "#generators/serializations/shown-graph";
import { neighbourWords } from "#generators/serializations/surfaces/neighbour-words";
import { neighboursOf } from "#generators/serializations/surfaces/neighbours-of";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** Prose that names nodes by their range, and pairs with commas between them; or a line a node. */
export const erdosNl: Surface = {
  edgeList(shown) {
    const { edges, directed, weighted } = shown;
    const pair = weighted ? "a triple (a, b, w)" : "a pair (a, b)";
    const ends = directed ? "leading from a to b" : "joining a and b";
    const legend = `each ${pair} ${ends}${weighted ? " with weight w" : ""}`;
    const listed =
      edges.length > 0
        ? `Its edges, ${legend}, are: ${edges.map((edge) => `(${edge.join(", ")})`).join(", ")}.`
        : "It has no edges.";
    return `${subject(shown)} ${listed}`;
  },
  adjacencyList(shown) {
    const near = shown.directed ? "the nodes that its edges lead to" : "the nodes that an edge joins it to";
    const lines = [...neighboursOf(shown)].map(([node, list]) => `${node}: ${neighbourWords(list)}`);
    return [`${subject(shown)} Each line holds a node and, after the colon, ${near}:`, ...lines].join("\n");
  },
};

function subject({ nodes, directed }: ShownGraph): string {
  const graph = directed ? "a directed graph" : "an undirected graph";
  return isRange(nodes)
    ? `Given is ${graph} whose nodes are numbered from ${nodes[0]} to ${nodes.at(-1)}.`
    : `Given is ${graph} whose nodes are ${nodes.join(", ") || "none"}.`;
}

/** Whether the nodes are two or more, each one more than the last. */
function isRange(nodes: readonly string[]): boolean {
  return nodes.length > 1 && nodes.every((node, i) => node === String(Number(nodes[0]) + i));
}

import type { Encoding, View } from "#generators/encodings/encoding";
import { numberLabels } from "#generators/encodings/labels";
import { type SerializationName, serializations } from "#generators/serializations/index";
import { replicated } from "#generators/serializations/replicated";
import type { Serialization } from "#generators/serializations/serialization";
import type { ShownGraph } from "#generators/serializations/shown-graph";
import { surfaces } from "#generators/serializations/surfaces/index";
import { isDirected, type Relation } from "#generators/tasks/relation";

/** What edges mean; the surfaces know only weights and directions. */
const MEANINGS: Readonly<Record<Relation, string>> = {
  link: "",
  distance: "The weight of an edge is its length.\n",
  precedence: "An edge from one node to another is a rule: the first must come before the second.\n",
  capacity: "The weight of an edge is its capacity.\n",
};

/** How a serialization labels and describes a graph: numbered nodes, and words that say what edges mean before the graph. */
export function serialized(name: SerializationName): Pick<Encoding, "labels" | "describe"> {
  const serialization: Serialization = serializations[name];
  const { surface, layout, labels } = serialization;
  return {
    labels: (order, rng) => (labels === "random" ? rng.shuffle(numberLabels(order)) : numberLabels(order)),
    describe: (view) => MEANINGS[view.relation] + surfaces[surface][layout](shown(view, serialization)),
  };
}

function shown(view: View, { labels, edges: order }: Serialization): ShownGraph {
  const edges = edgesOf(view);
  const listed = labels === "random" ? edges.sort(byEnds) : edges;
  return {
    nodes: view.labels.toSorted((a, b) => Number(a) - Number(b)),
    edges: order === "shuffled" ? view.rng.shuffle(listed) : order === "replicated" ? replicated(listed) : listed,
    directed: isDirected(view.relation),
    weighted: view.graph.weights !== undefined,
  };
}

/**
 * The edges by the numbers of their ends, the lower end of an undirected one first: the order in which a graph holds them
 * may tell how it was made, and with it the answer.
 */
function edgesOf({ graph, labels, number }: View): string[][] {
  const { sources, targets, weights, directed } = graph;
  const ends = Array.from(sources, (u, e) => {
    const v = targets[e]!;
    return { e, first: directed ? u : Math.min(u, v), second: directed ? v : Math.max(u, v) };
  });
  ends.sort((a, b) => a.first - b.first || a.second - b.second);
  return ends.map(({ e, first, second }) => [
    labels[first]!,
    labels[second]!,
    ...(weights ? [number(weights[e]!)] : []),
  ]);
}

function byEnds(a: readonly string[], b: readonly string[]): number {
  return Number(a[0]) - Number(b[0]) || Number(a[1]) - Number(b[1]);
}

import type { Encoding, View } from "#generators/encodings/encoding";
import { numberLabels } from "#generators/encodings/labels";
import type { Relation } from "#generators/tasks/relation";
import { adjacency } from "#src/graph/adjacency";

interface Phrases {
  readonly subject: string;
  /** Comes between a node and the list of its neighbours. */
  readonly verb: string;
  /** One neighbour with the number of the edge that leads there. */
  readonly neighbour: (label: string, number: string) => string;
  /** Said instead of verb and list of a node without neighbours. */
  readonly none: string;
}

const phrases: Readonly<Record<Relation, Phrases>> = {
  link: {
    subject: "The edges of an undirected graph",
    verb: "has edges to",
    neighbour: (v) => v,
    none: "has no edges.",
  },
  distance: {
    subject: "The edges of an undirected graph",
    verb: "has edges",
    neighbour: (v, length) => `to ${v} with length ${length}`,
    none: "has no edges.",
  },
  precedence: {
    subject: "The rules of an ordering problem",
    verb: "must come before",
    neighbour: (v) => v,
    none: "must come before none.",
  },
  capacity: {
    subject: "The edges of a directed graph",
    verb: "has edges",
    neighbour: (v, capacity) => `to ${v} with capacity ${capacity}`,
    none: "has no edges.",
  },
};

function neighbourhood({ graph, labels, number }: View, node: number, { verb, neighbour, none }: Phrases): string {
  const { offsets, neighbours, edges } = adjacency(graph);
  const start = offsets[node]!;
  const end = offsets[node + 1]!;
  if (start === end) return `Node ${labels[node]} ${none}`;
  let list = "";
  for (let at = start; at < end; at++) {
    const amount = graph.weights ? number(graph.weights[edges[at]!]!) : "";
    list += `${at === start ? " " : ", "}${neighbour(labels[neighbours[at]!]!, amount)}`;
  }
  return `Node ${labels[node]} ${verb}${list}.`;
}

/** Numbered nodes and one sentence per node that lists its neighbours (its successors, if directed) in natural order. */
export const incident: Encoding = {
  labels: numberLabels,
  nodes: "nodes",
  node: (label) => `node ${label}`,
  describe(view) {
    const { labels, relation } = view;
    const nodes = labels.map((_, node) => neighbourhood(view, node, phrases[relation])).join(" ");
    return `${phrases[relation].subject} are given for each of its ${labels.length} nodes, ${labels[0]} to ${labels.at(-1)}. ${nodes}`;
  },
};

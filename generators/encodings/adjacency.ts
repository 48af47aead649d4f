import { type EdgePhrase, edgeList } from "#generators/encodings/edge-list";
import type { Encoding } from "#generators/encodings/encoding";
import { numberLabels } from "#generators/encodings/labels";
import type { Relation } from "#generators/tasks/relation";

interface Phrases {
  readonly subject: string;
  readonly edge: EdgePhrase;
  readonly none: string;
}

const phrases: Readonly<Record<Relation, Phrases>> = {
  link: {
    subject: "This undirected graph has",
    edge: (u, v) => `Nodes ${u} and ${v} are joined by an edge.`,
    none: "It has no edges.",
  },
  distance: {
    subject: "This undirected graph has",
    edge: (u, v, length) => `Nodes ${u} and ${v} are joined by an edge of length ${length}.`,
    none: "It has no edges.",
  },
  precedence: {
    subject: "There are rules about the order of",
    edge: (u, v) => `Node ${u} must come before node ${v}.`,
    none: "In fact there is no rule.",
  },
  capacity: {
    subject: "This directed graph has",
    edge: (u, v, capacity) => `An edge runs from node ${u} to node ${v} with capacity ${capacity}.`,
    none: "It has no edges.",
  },
};

/** Numbered nodes and one sentence per edge, in random order. */
export const adjacency: Encoding = {
  labels: numberLabels,
  nodes: "nodes",
  node: (label) => `node ${label}`,
  describe(view) {
    const { subject, edge, none } = phrases[view.relation];
    const { labels } = view;
    const edges = edgeList(view, edge).join(" ") || none;
    return `${subject} ${labels.length} nodes: ${labels.join(", ")}. ${edges}`;
  },
};

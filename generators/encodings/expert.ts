import { type EdgePhrase, edgeList } from "#generators/encodings/edge-list";
import type { Encoding } from "#generators/encodings/encoding";
import { letterLabels } from "#generators/encodings/labels";
import type { Relation } from "#generators/tasks/relation";

interface Phrases {
  readonly subject: string;
  /** Announces the list of edges. */
  readonly list: string;
  readonly edge: EdgePhrase;
}

const phrases: Readonly<Record<Relation, Phrases>> = {
  link: {
    subject: "an undirected graph",
    list: "Its edges are",
    edge: (u, v) => `${u} - ${v}`,
  },
  distance: {
    subject: "an undirected graph",
    list: "Its edges and their lengths are",
    edge: (u, v, length) => `${u} - ${v} = ${length}`,
  },
  precedence: {
    subject: "an ordering problem",
    list: "Its rules, each putting one node before another, are",
    edge: (u, v) => `${u} -> ${v}`,
  },
  capacity: {
    subject: "a directed graph",
    list: "Its edges and their capacities are",
    edge: (u, v, capacity) => `${u} -> ${v} = ${capacity}`,
  },
};

/** Lettered nodes put before an analyst, and the edges as a list of arrows and dashes in random order. */
export const expert: Encoding = {
  labels: letterLabels,
  nodes: "nodes",
  node: (label) => `node ${label}`,
  describe(view) {
    const { subject, list, edge } = phrases[view.relation];
    const { labels } = view;
    const edges = edgeList(view, edge).join("; ") || "none";
    return `You are an experienced network analyst. Your subject today is ${subject} with ${labels.length} nodes: ${labels.join(", ")}. ${list}: ${edges}.`;
  },
};

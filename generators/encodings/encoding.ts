import type { Relation } from "#generators/tasks/relation";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** What an encoding words: the graph, what its edges mean, the nodes' labels, and how numbers are written. */
export interface View {
  readonly graph: Graph;
  readonly relation: Relation;
  /** One label per node. */
  readonly labels: readonly string[];
  number(units: number): string;
  /** Decides the order in which an edge list names its edges, and which end of an undirected edge comes first. */
  readonly rng: Rng;
}

/**
 * One way to describe a graph in text.
 *
 * Labels and numbers always stand after a space, never glued into a word, and no single capital letter is a word of
 * the text, so that a small tokenizer can give each label a token of its own. Fixed phrases repeat word for word.
 */
export interface Encoding {
  /**
   * One label per node, in the natural order of the labels: 0 1 2 …, A B C …, or names in alphabetical order.
   *
   * @throws UserError where there are not enough labels
   */
  labels(order: number, rng: Rng, options: LabelOptions): readonly string[];
  /** The whole description: it states every node, isolated ones too, in natural order, and every edge once or from both ends. */
  describe(view: View): string;
  /** A node inside a sentence: "node 3", "Mia". */
  node(label: string): string;
  /** What the nodes are called: "nodes", "people". */
  readonly nodes: string;
}

/** What may be said about labels. */
export interface LabelOptions {
  /** Friendship: how many first names to draw from; undefined means all of them. */
  readonly names?: number;
}

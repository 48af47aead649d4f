import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import type { Graph } from "#src/graph/graph";

/** A graph as a model wrote it: a structure, what its nodes are called, and what is said of them. */
export interface WrittenGraph {
  /** What each node is called, in the order in which the text first names it: Python's `str` of the id as it was written. */
  readonly ids: readonly string[];
  /** Nodes whose id was written as something else than text (7, not '7'), in ascending order. */
  readonly untexted: readonly number[];
  /** The edges between different nodes, each once, in the order in which they were first written. No weights: those are attributes. */
  readonly graph: Graph;
  /** Nodes with an edge to themselves, in ascending order. `graph` does not hold these. */
  readonly loops: readonly number[];
  /** Of the whole graph: statements of the body such as `edge_type = 'cites'`. */
  readonly properties: Attributes;
  /** What stands in the square brackets after `Graph`. */
  readonly header: Attributes;
  /** By node; nodes of which nothing is said are not keys. */
  readonly nodeAttributes: ReadonlyMap<number, Attributes>;
  /** By edge of `graph`; the third item of a written edge is its `weight`. */
  readonly edgeAttributes: ReadonlyMap<number, Attributes>;
  /** By node with a loop, of the loop. */
  readonly loopAttributes: ReadonlyMap<number, Attributes>;
}

export type Attributes = ReadonlyMap<string, Literal>;

/** Changes to a graph that is given: a `GraphEdit` block. */
export interface WrittenEdit {
  readonly header: Attributes;
  readonly add: readonly EditedEdge[];
  readonly remove: readonly EditedEdge[];
  /** undefined where nothing is said. */
  readonly reasoning?: string;
  /** Other statements of the block; undefined where there are none. */
  readonly properties?: Attributes;
  /**
   * Ends that were written as something else than text (7, not '7'): to the released code these are never the nodes of a
   * base whose ids are text, so adding an edge between them makes new nodes. undefined where there are none.
   */
  readonly untexted?: ReadonlySet<string>;
}

/** The ends of an edge that an edit names. */
export type EditedEdge = readonly [source: string, target: string];

/** What was read from a reply: a graph, changes to one, or nothing, with the reason and the place. */
export type Reading =
  | { readonly kind: "graph"; readonly written: WrittenGraph }
  | { readonly kind: "edit"; readonly edit: WrittenEdit }
  | Unread;

export interface Unread {
  readonly kind: "unread";
  /** What the released parser raises (`ValueError`, `TypeError`); `empty-or-error` for a blank reply. */
  readonly error: string;
  /** One line for a person. */
  readonly why: string;
  /** The character at which reading stopped, from 0; undefined where nothing was found at all. */
  readonly at?: number;
}

/**
 * How replies are read. `compat` decides as the released parser does, its faults included; `strict` reads what was meant
 * or refuses with the reason, and never takes characters for nodes.
 */
export type ParseMode = "compat" | "strict";

import type { Answer } from "#benchmarks/invariance/answers/answer";
import type { CopiedGraph, Kind } from "#benchmarks/invariance/writers/assignment";
import type { Draft } from "#benchmarks/invariance/writers/draft";

/** The nodes that are asked about, and what depends on the direction of edges, as source. */
export interface Terms {
  readonly node: string;
  readonly u: string;
  readonly v: string;
  /** The one for directed graphs, or the other; a choice at run time where only a parameter says which. */
  either(directed: string, undirected: string): string;
}

/** The answer to each kind, as source. */
export type Answers = Readonly<Record<Kind, (terms: Terms) => string>>;

/** Answers that are made otherwise than they should be. */
export interface Misreadings {
  /** Where a path is taken for what was asked for. */
  readonly reachable: Partial<Answers>;
  /** Where an edge that is listed twice counts twice. */
  readonly repeats: Partial<Answers>;
  /** Another answer than that of the kind; never a right one. */
  off(kind: Kind, answer: string, terms: Terms): string;
}

/** How a language says what programs are made of. `near` holds the set of neighbours, or successors, of each node. */
export interface Dialect {
  /** Opens a comment. */
  readonly comment: string;
  /** Makes a line that sets a variable. */
  set(name: string, value: string): string;
  /** Nodes, or edges, as a list. */
  list(items: CopiedGraph["nodes"] | CopiedGraph["edges"]): string;
  literal(answer: Answer): string;
  imports(draft: Draft): readonly string[];
  /** A line that puts the first half of the edges in the place of all. */
  readonly halving: string;
  /** Makes `near` of nodes and edges, both as source. */
  build(draft: Draft, nodes: string, edges: string): readonly string[];
  /** Functions that answers call, by name; each may call those after it. */
  readonly helpers: readonly (readonly [name: string, lines: readonly string[]])[];
  readonly answers: Answers;
  readonly misreadings: Misreadings;
  /** An expression that ends in an error. */
  readonly crash: string;
  readonly loop: readonly string[];
  /** A choice at run time, by the parameter `directed`. */
  either(directed: string, undirected: string): string;
  /** A function that does the lines and returns the answer. */
  wrap(head: string, lines: readonly string[], answer: string): readonly string[];
}

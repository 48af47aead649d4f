import type { Numbers } from "#generators/numbers/numbers";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * What an edge means: `link` (undirected), `distance` (undirected, weighted), `precedence` (directed, acyclic),
 * `capacity` (directed, weighted). An encoding words each of the four; a task names the one it needs.
 */
export type Relation = "link" | "distance" | "precedence" | "capacity";

/** A walk and its length, in units of the numbers in use. */
export interface Route {
  readonly path: readonly number[];
  readonly length: number;
}

/** What a reader of answers makes of a text, by kind; node numbers and units, never labels. */
export interface Answers {
  /** yes or no */
  verdict: boolean;
  /** a path and its length; `"none"` where there is no path */
  route: Route | "none";
  /** all nodes in some order */
  order: readonly number[];
  /** a number in units of 1/scale */
  amount: number;
}
export type AnswerKind = keyof Answers;

/** Whether an answer is right, and why not. Any right answer is accepted, not only the oracle's. */
export interface Check {
  readonly right: boolean;
  readonly why: string;
  /** Parts judged apart, 1 right and 0 wrong (a route: path, length). */
  readonly parts?: Readonly<Record<string, number>>;
}

/** The words a task's texts are made of: labels and nouns come from the encoding, number formats from the range. */
export interface Wording {
  /** A node inside a sentence: "node 3", "Mia". */
  node(node: number): string;
  /** A node inside an answer: "3", "Mia". */
  label(node: number): string;
  number(units: number): string;
}

/** Options of the draw that only some tasks read. */
export interface DrawOptions {
  /** The share of items whose answer is "no", "no path" or 0 … for tasks that have such a case. */
  readonly unreachable: number;
  /** Shortest path: the share of items whose lightest path has more links than the path of fewest links; undefined: as it falls. */
  readonly detours?: number;
}

export interface Task<Query, Kind extends AnswerKind> {
  readonly title: string;
  readonly relation: Relation;
  /** Which reader reads the answers. */
  readonly answer: Kind;
  /** Draws a query that fits this graph; undefined where it has none of the wanted sort (the caller draws another graph). */
  draw(graph: Graph, rng: Rng, options: DrawOptions): Query | undefined;
  /** A right answer, by an exact algorithm. */
  solve(graph: Graph, query: Query): Answers[Kind];
  check(graph: Graph, query: Query, answer: Answers[Kind], words: Wording): Check;
  /** The question, without the answer-format sentence. */
  question(query: Query, words: Wording): string;
  /** The last line of a target: the answer as the format sentence asks for it. */
  state(answer: Answers[Kind], words: Wording): string;
  /** Reasoning texts by style; each ends before the answer line. `steps` is the default of every task. */
  readonly reasonings: { readonly steps: Reasoning<Query> } & Readonly<Record<string, Reasoning<Query>>>;
  /** One-line rules that a good set of items must not reward, by name; undefined: the rule gives no answer here. */
  readonly shortcuts: Readonly<Record<string, (graph: Graph, query: Query) => Answers[Kind] | undefined>>;
}

export type Reasoning<Query> = (graph: Graph, query: Query, words: Wording, rng: Rng, numbers: Numbers) => string;

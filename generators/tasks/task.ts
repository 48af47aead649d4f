import type { Relation } from "#generators/tasks/relation";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

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

/** The two nodes a question is about. */
export interface Ends {
  readonly source: number;
  readonly target: number;
}

/** Whether an answer is right, and why not. Any right answer is accepted, not only the oracle's. */
export interface Check {
  readonly right: boolean;
  /** One line for a person, with the labels of the problem. */
  readonly why: string;
  /** Parts judged apart, 1 right and 0 wrong (a route: path, length). */
  readonly parts?: Readonly<Record<string, number>>;
}

/** The words a task's texts are made of: labels and nouns come from the encoding, number formats from the range. */
export interface Wording {
  /** A node inside a sentence: "node 3", "Mia". */
  node(node: number): string;
  /** A node inside a list or an answer: "3", "Mia". */
  label(node: number): string;
  /** What the nodes are called: "nodes", "people". */
  readonly nodes: string;
  number(units: number): string;
}

/** What a draw must bring. */
export interface DrawOptions {
  /** The wanted answer is "no", "no path" or 0; tasks without such a case ignore it. */
  readonly unreachable: boolean;
  /** Shortest path: no lightest path has as few edges as the path of fewest edges; undefined: as it falls. */
  readonly detour?: boolean;
  /** Maximum flow: the least cut is neither around the source nor around the target; undefined: as it falls. */
  readonly bottleneck?: boolean;
}

/** A query and the graph it is about. */
export interface Drawn<Query> {
  readonly graph: Graph;
  readonly query: Query;
}

/** A question with what the task's algorithm found. */
export interface Solved<Query, Solution> extends Drawn<Query> {
  readonly solution: Solution;
}

/** What an algorithm did, in words; it does not hold the answer line. */
export type Reasoning<Query, Solution> = (solved: Solved<Query, Solution>, words: Wording, rng: Rng) => string;

/** A kind of question about graphs: how it is drawn, asked, solved and judged. */
export interface Task<Query, Kind extends AnswerKind, Solution> {
  readonly title: string;
  readonly relation: Relation;
  /** Which reader reads the answers. */
  readonly answer: Kind;
  /** The share of items whose answer is "no", "no path" or 0, unless told otherwise. */
  readonly unreachable: number;
  /** Whether its graphs are drawn in two parts even where the answer is not "unreachable". */
  readonly inParts: boolean;
  /**
   * Draws a query that fits this graph, and may join the graph's parts; undefined where there is none of the wanted
   * sort (the caller draws another graph).
   */
  draw(graph: Graph, rng: Rng, options: DrawOptions): Drawn<Query> | undefined;
  /** Runs an exact algorithm. The answer and the reasonings are read off what it finds, so they cannot disagree. */
  solve(graph: Graph, query: Query): Solution;
  /** The answer that a solution holds. */
  answerOf(query: Query, solution: Solution): Answers[Kind];
  check(graph: Graph, query: Query, answer: Answers[Kind], words: Wording): Check;
  /** The question, without the answer-format sentence. */
  question(query: Query, words: Wording): string;
  /** Reasonings by style: `steps` is the default, `none` leaves only the answer. */
  readonly reasonings: Readonly<Record<string, Reasoning<Query, Solution>>> &
    Readonly<Record<"steps" | "none", Reasoning<Query, Solution>>>;
  /** One-line rules that a good set of items must not reward, by name; undefined: the rule gives no answer here. */
  readonly shortcuts: Readonly<Record<string, (graph: Graph, query: Query) => Answers[Kind] | undefined>>;
}

import type { AnswerType } from "#benchmarks/invariance/instances/instance";

interface AnswerWords {
  /** Asks for an answer of the kind in text. */
  readonly ask: string;
  /** Says what `ans` holds, in either language, and is no value itself. */
  readonly slot: string;
}

/** How an answer is asked for, by kind. */
export const answerWords: Readonly<Record<AnswerType, AnswerWords>> = {
  bool: { ask: "Answer Yes or No.", slot: "<true or false, as a boolean>" },
  int: { ask: "Answer with a whole number.", slot: "<a whole number>" },
  float: { ask: "Answer with a number, to four decimals at least unless it is exact.", slot: "<a number>" },
  node: { ask: "Answer with the number of the node.", slot: "<a node>" },
  node_set: {
    ask: "Answer with a list of node numbers in square brackets, [] if there are none.",
    slot: "<a list of nodes>",
  },
  path: {
    ask: "Answer with a list of node numbers in square brackets, from the first node of the path to the last.",
    slot: "<a list of nodes, from the first of the path to the last>",
  },
  order: {
    ask: "Answer with a list of all node numbers in square brackets, from the first of the order to the last.",
    slot: "<a list of all nodes, in order>",
  },
  edge_set: {
    ask: "Answer with a list of edges, each written as (u, v), in square brackets, [] if there are none.",
    slot: "<a list of edges>",
  },
};

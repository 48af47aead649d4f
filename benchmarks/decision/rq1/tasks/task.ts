import type { Graph } from "#src/graph/graph";
import type { Option } from "#src/play";

/** A kind of question about a small undirected graph. */
export interface QueryTask {
  /** How many nodes a question is about: none is the whole graph. */
  readonly about: 0 | 1 | 2;
  /** The number that a question names; undefined: none. */
  readonly threshold?: number;
  /** @param subject the nodes it is about */
  question(subject: readonly number[]): string;
  /** The options, the same for all graphs of an order. */
  options(order: number): readonly Option[];
  /** The id of the right option. */
  answer(graph: Graph, subject: readonly number[]): string;
}

export const YES_NO: readonly Option[] = [{ id: "yes" }, { id: "no" }];

export const yesNo = (holds: boolean): string => (holds ? "yes" : "no");

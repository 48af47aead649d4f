import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import type { Shown } from "#src/models/readouts/decision-prompt";

/** Something to be classified, or a query to be answered by one of its candidates. */
export interface Target {
  /** The id of the node or query in its data. */
  readonly id: string;
  /** The ids of the right options, one or more. */
  readonly gold: readonly string[];
  /** What a model is shown under a condition. Conditions differ in what they leave out and in nothing else. */
  show(condition: ConditionName): Shown;
}

/** Shares of queries, and means over them, in 0 … 1. */
export interface Retrieval {
  /** Candidates in each pool. */
  readonly pool: number;
  /** Queries with a right candidate in the pool: 1, for one is put there where none was found. */
  readonly hit: number;
  /** Queries for which BM25 found one by itself. */
  readonly found: number;
  /** The share of a query's right nodes that are in its pool. */
  readonly recall: number;
}

/** The targets drawn from a data set. */
export interface TargetSet {
  /** The data set's, with the size of pools where that is not the paper's; names the items in logs. */
  readonly name: string;
  readonly kind: "classification" | "selection";
  readonly targets: readonly Target[];
  /** The ids of the classes, of classification alone. */
  readonly classes?: readonly string[];
  /** The share of links that stay within a class, of classification alone; undefined, too, where there are none. */
  readonly homophily?: number;
  /** How good the pools are, of selection alone. */
  readonly retrieval?: Retrieval;
}

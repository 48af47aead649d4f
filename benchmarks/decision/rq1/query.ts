import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import type { Graph } from "#src/graph/graph";

/** A question about a small graph. */
export interface PosedQuery {
  readonly task: QueryTaskName;
  readonly graph: Graph;
  /** The nodes it is about. */
  readonly subject: readonly number[];
}

/** A question of the benchmark, with its right option. */
export interface Query extends PosedQuery {
  readonly id: string;
  /** The network that the graph is a piece of. Models are not told. */
  readonly source: string;
  /** The id of the right option. */
  readonly answer: string;
}

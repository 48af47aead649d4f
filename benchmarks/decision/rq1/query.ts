import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import type { Graph } from "#src/graph/graph";

/** A question about a small graph, with its right option. */
export interface Query {
  readonly id: string;
  readonly task: QueryTaskName;
  /** The network that the graph is a piece of. Models are not told. */
  readonly source: string;
  readonly graph: Graph;
  /** The nodes it is about. */
  readonly subject: readonly number[];
  /** The id of the right option. */
  readonly answer: string;
}

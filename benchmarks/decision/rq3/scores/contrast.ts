import type { TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";

/** Two rows of a task that are held against each other: the first minus the second. */
export interface Contrast {
  readonly name: string;
  readonly task: string;
  readonly first: TrajectoryRow;
  readonly second: TrajectoryRow;
}

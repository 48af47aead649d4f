import { cutTask } from "#benchmarks/decision/rq3/cut/cut";
import { influenceTask } from "#benchmarks/decision/rq3/influence/influence";
import { modularityTask } from "#benchmarks/decision/rq3/modularity/modularity";
import { tourTask } from "#benchmarks/decision/rq3/tour/tour";

/** The tasks of part 3 by the names that records and flags give them, in the paper's order. */
export const sequentialTasks = {
  tsp: tourTask,
  maxcut: cutTask,
  lt: influenceTask,
  modularity: modularityTask,
} as const;

export type SequentialName = keyof typeof sequentialTasks;

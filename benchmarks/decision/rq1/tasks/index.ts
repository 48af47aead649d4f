import { adjacent } from "#benchmarks/decision/rq1/tasks/adjacent";
import { articulationPoint } from "#benchmarks/decision/rq1/tasks/articulation-point";
import { cycleDetection } from "#benchmarks/decision/rq1/tasks/cycle";
import { degreeExact } from "#benchmarks/decision/rq1/tasks/degree";
import { distanceThreshold } from "#benchmarks/decision/rq1/tasks/distance-threshold";
import { pairConnectivity } from "#benchmarks/decision/rq1/tasks/pair-connectivity";
import type { QueryTask } from "#benchmarks/decision/rq1/tasks/task";

/** The kinds of questions about small graphs (GraphDecisionBench, part 1). */
export const queryTasks = {
  degree_exact: degreeExact,
  adjacency: adjacent,
  cycle_detection: cycleDetection,
  pair_connectivity: pairConnectivity,
  distance_threshold: distanceThreshold,
  articulation_point: articulationPoint,
} as const satisfies Record<string, QueryTask>;

export type QueryTaskName = keyof typeof queryTasks;

export { auditQueries, type QueryAudit } from "#benchmarks/decision/rq1/check/audit-queries";
export { queryPolicyOf } from "#benchmarks/decision/rq1/policies/index";
export { type QueriesOptions, queriesFrom } from "#benchmarks/decision/rq1/queries-from";
export type { Query } from "#benchmarks/decision/rq1/query";
export { queryItems } from "#benchmarks/decision/rq1/query-items";
export { quotas, type SplitName } from "#benchmarks/decision/rq1/quotas";
export { type Answered, answeredIn } from "#benchmarks/decision/rq1/score/answered";
export {
  type ComparedQueries,
  compareQueries,
  type QueryContrast,
} from "#benchmarks/decision/rq1/score/compare-queries";
export { constantFloors, type Floor } from "#benchmarks/decision/rq1/score/constant-floors";
export { forecasts } from "#benchmarks/decision/rq1/score/forecasts";
export { queryCells, type TrainingRun } from "#benchmarks/decision/rq1/score/query-cells";
export { type RepeatScores, repeatsOf } from "#benchmarks/decision/rq1/score/repeats-of";
export { type QueryScores, scoreQueries } from "#benchmarks/decision/rq1/score/score-queries";
export { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
export { type Stage, tuneInStages } from "#benchmarks/decision/rq1/worded/tune-in-stages";
export { worded } from "#benchmarks/decision/rq1/worded/worded";
export { useWordedTasks, wordedName } from "#benchmarks/decision/rq1/worded/worded-tasks";
export { type QuerySplitsOptions, writeQuerySplits } from "#benchmarks/decision/rq1/worded/write-query-splits";

export {
  type Configuration,
  configurationShape,
  folderOf,
  labelOf,
} from "#benchmarks/decision/runs/configuration";
export { configurationsIn, logOf, noteConfiguration, noted } from "#benchmarks/decision/runs/configurations";
export { isPolicy, openDecider, requirePolicy, servedBy } from "#benchmarks/decision/runs/open-decider";
export { type PlayedConfiguration, replayRun } from "#benchmarks/decision/runs/replay-run";
export type { QueryResults } from "#benchmarks/decision/runs/rq1/results";
export type { SetResults, TargetResults } from "#benchmarks/decision/runs/rq2/results";
export type { PlayedTrajectory, TrajectoryResults } from "#benchmarks/decision/runs/rq3/results";
export { type SequentialName, sequentialTasks } from "#benchmarks/decision/runs/rq3/sequential-tasks";
export { claimRun, openRun, type RunFolder, runFolder } from "#benchmarks/decision/runs/run-folder";
export { type Results, scoreRun } from "#benchmarks/decision/runs/score-run";
export { scoresJson } from "#benchmarks/decision/runs/scores-json";
export {
  type InstanceSetup,
  instanceSetup,
  type PartName,
  type QuerySetup,
  querySetup,
  type Setup,
  type TargetSetup,
  targetSetup,
} from "#benchmarks/decision/runs/setup";

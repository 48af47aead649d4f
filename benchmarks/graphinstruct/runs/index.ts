export { caapTier } from "#benchmarks/graphinstruct/runs/caap-tier";
export { casesOf } from "#benchmarks/graphinstruct/runs/cases-of";
export {
  type Configuration,
  configurationName,
  configure,
  orderOf,
  scoreModes,
  settingsShape,
} from "#benchmarks/graphinstruct/runs/configuration";
export {
  claimRun,
  configurationsIn,
  logOf,
  noteConfiguration,
  openRun,
  poolsIn,
  type RunFolder,
  runFolder,
} from "#benchmarks/graphinstruct/runs/run-folder";
export { type Replayed, replayConfiguration, scoreReplayed } from "#benchmarks/graphinstruct/runs/score-configuration";

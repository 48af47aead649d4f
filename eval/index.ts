export { type AskOptions, ask, replay } from "#eval/ask";
export { expect } from "#eval/expect";
export {
  type Arm,
  type Cell,
  type CellItem,
  type Counts,
  type Matrix,
  type Repeat,
  type ScoredCell,
  ZERO_SHOT,
} from "#eval/matrix";
export { matrixToCsv, matrixToWideCsv } from "#eval/matrix-table";
export type { Item } from "#eval/play-out";
export { type QuestionOptions, question } from "#eval/question";
export { readAnswer, readers } from "#eval/readers/index";
export type { Context, Reading } from "#eval/readers/reading";
export { openResponses, type Response, type Responses, responseKey } from "#eval/responses";
export { type MatrixFacts, scoreMatrix } from "#eval/score-matrix";
export { cellsOf, type Place, type Score, scoresOf } from "#eval/scores";
export { averageRecovery, type Gains } from "#eval/stats/average-recovery";
export { benjaminiHochberg } from "#eval/stats/benjamini-hochberg";
export { type BootstrapOptions, RESAMPLES } from "#eval/stats/bootstrap-means";
export { clopperPearson } from "#eval/stats/clopper-pearson";
export { type BootstrappedDifference, clusterBootstrap } from "#eval/stats/cluster-bootstrap";
export { type Clusters, clustersOf, type Outcomes } from "#eval/stats/clusters";
export { detectablePaired } from "#eval/stats/detectable-paired";
export { detectableUnpaired } from "#eval/stats/detectable-unpaired";
export { type AdjustedP, adjust, type Family } from "#eval/stats/family";
export { fieller, type RatioSet } from "#eval/stats/fieller";
export { holm } from "#eval/stats/holm";
export type { Interval } from "#eval/stats/interval";
export { lambdaSweep, type RecoveredCell } from "#eval/stats/lambda-sweep";
export { mcnemar } from "#eval/stats/mcnemar";
export { mcnemarExact } from "#eval/stats/mcnemar-exact";
export { newcombe } from "#eval/stats/newcombe";
export { newcombePaired } from "#eval/stats/newcombe-paired";
export { normalTail } from "#eval/stats/normal-tail";
export { type PairedTable, pairedTable } from "#eval/stats/paired-table";
export type { Plan } from "#eval/stats/plan";
export { powerPaired } from "#eval/stats/power-paired";
export { powerUnpaired } from "#eval/stats/power-unpaired";
export { type Proportion, share } from "#eval/stats/proportion";
export { LAMBDA, type Recovery, recovery, strong } from "#eval/stats/recovery";
export type { RecoveryArm } from "#eval/stats/recovery-arms";
export { type BootstrappedRecovery, recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
export { runInterval } from "#eval/stats/run-interval";
export { signFlip } from "#eval/stats/sign-flip";
export { ALPHA, significant } from "#eval/stats/significance";
export { tostPaired } from "#eval/stats/tost-paired";
export { tostUnpaired } from "#eval/stats/tost-unpaired";
export { type RepeatedArms, twoLevelBootstrap } from "#eval/stats/two-level-bootstrap";
export { twoProportionZ, type ZOptions } from "#eval/stats/two-proportion-z";
export { type Parsed, type UnparsedBounds, unparsedBounds } from "#eval/stats/unparsed-bounds";
export { wilson } from "#eval/stats/wilson";
export type { Average } from "#eval/transfer/averages";
export type { Gap } from "#eval/transfer/gap";
export type { SeedTest } from "#eval/transfer/seed-tests";
export type { SweepStep } from "#eval/transfer/sweep";
export type { Comparison, Transfer } from "#eval/transfer/transfer";
export type { Unread } from "#eval/transfer/unread";
export { isMute, isScored, type Outcome, type Verdict } from "#eval/verdict";
export { type Verifiable, verify } from "#eval/verify";

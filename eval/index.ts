export { type AskOptions, ask, replay } from "#eval/ask";
export { expect } from "#eval/expect";
export {
  type Arm,
  type Cell,
  type CellItem,
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
export { mcnemar } from "#eval/stats/mcnemar";
export { normalTail } from "#eval/stats/normal-tail";
export type { Proportion } from "#eval/stats/proportion";
export { LAMBDA, type Recovery, recovery, strong } from "#eval/stats/recovery";
export { ALPHA, significant } from "#eval/stats/significance";
export { twoProportionZ } from "#eval/stats/two-proportion-z";
export { type Interval, wilson } from "#eval/stats/wilson";
export type { Transfer } from "#eval/transfer/transfer";
export { isMute, isScored, type Outcome, type Verdict } from "#eval/verdict";
export { type Verifiable, verify } from "#eval/verify";

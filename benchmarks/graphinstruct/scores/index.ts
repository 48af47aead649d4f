export { type AnchorName, anchors, anchorTotals } from "#benchmarks/graphinstruct/scores/anchors";
export { type DifferenceName, differences } from "#benchmarks/graphinstruct/scores/differences";
export { qualityFile } from "#benchmarks/graphinstruct/scores/quality-file";
export type { InstructionScore, ScoreMode } from "#benchmarks/graphinstruct/scores/score";
export { type Scoring, scoreInstruction } from "#benchmarks/graphinstruct/scores/score-instruction";
export { type Totals, totals } from "#benchmarks/graphinstruct/scores/totals";

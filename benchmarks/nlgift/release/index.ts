export type { Cell } from "#benchmarks/nlgift/release/cell";
export { type Layout, layoutOf } from "#benchmarks/nlgift/release/layout";
export type { LogRow, PreferenceRow, ReleaseFile, TrainingRow } from "#benchmarks/nlgift/release/release-file";
export { releaseFiles } from "#benchmarks/nlgift/release/release-files";
export type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";

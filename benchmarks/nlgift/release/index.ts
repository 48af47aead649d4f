export type { Cell } from "#benchmarks/nlgift/release/cell";
export { importRelease } from "#benchmarks/nlgift/release/imported/import-release";
export type { ImportManifest } from "#benchmarks/nlgift/release/imported/manifest";
export { type Layout, layoutOf } from "#benchmarks/nlgift/release/layout";
export { loggedRows } from "#benchmarks/nlgift/release/logged-rows";
export { problemSet } from "#benchmarks/nlgift/release/problem-set";
export type { LogRow, PreferenceRow, ReleaseFile, TrainingRow } from "#benchmarks/nlgift/release/release-file";
export { releaseFiles } from "#benchmarks/nlgift/release/release-files";
export type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";

import type { Analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { d1Spread } from "#benchmarks/graphinstruct/analysis/kinds/d1-spread";
import { leaderboard } from "#benchmarks/graphinstruct/analysis/kinds/leaderboard";
import { tierGap } from "#benchmarks/graphinstruct/analysis/kinds/tier-gap";

export type { Analyser, Analysis, Table } from "#benchmarks/graphinstruct/analysis/analysis";
export { readQualityFiles } from "#benchmarks/graphinstruct/analysis/runs/read-quality-files";
export { type Study, studyOf } from "#benchmarks/graphinstruct/analysis/runs/study";
export { analysisText } from "#benchmarks/graphinstruct/analysis/text/analysis-text";

/** What can be made of score files, by name, in the order in which a report tells it. */
export const analyses = {
  leaderboard,
  "tier-gap": tierGap,
  "d1-spread": d1Spread,
} as const satisfies Record<string, Analyser>;

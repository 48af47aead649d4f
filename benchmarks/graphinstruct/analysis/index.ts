import type { Analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { aggregations } from "#benchmarks/graphinstruct/analysis/kinds/aggregations";
import { comparisons } from "#benchmarks/graphinstruct/analysis/kinds/comparisons";
import { costAtQuality } from "#benchmarks/graphinstruct/analysis/kinds/cost-at-quality";
import { d1Spread } from "#benchmarks/graphinstruct/analysis/kinds/d1-spread";
import { dimensionCorrelation } from "#benchmarks/graphinstruct/analysis/kinds/dimension-correlation";
import { dimensionSpread } from "#benchmarks/graphinstruct/analysis/kinds/dimension-spread";
import { dimensionWeighting } from "#benchmarks/graphinstruct/analysis/kinds/dimension-weighting";
import { duplicates } from "#benchmarks/graphinstruct/analysis/kinds/duplicates";
import { failures } from "#benchmarks/graphinstruct/analysis/kinds/failures";
import { familyEffects } from "#benchmarks/graphinstruct/analysis/kinds/family-effects";
import { feedback } from "#benchmarks/graphinstruct/analysis/kinds/feedback";
import { frontier } from "#benchmarks/graphinstruct/analysis/kinds/frontier";
import { frontierDistance } from "#benchmarks/graphinstruct/analysis/kinds/frontier-distance";
import { gamingAudit } from "#benchmarks/graphinstruct/analysis/kinds/gaming-audit";
import { l5Intervals } from "#benchmarks/graphinstruct/analysis/kinds/l5-intervals";
import { lambda } from "#benchmarks/graphinstruct/analysis/kinds/lambda";
import { leaderboard } from "#benchmarks/graphinstruct/analysis/kinds/leaderboard";
import { levelWeighting } from "#benchmarks/graphinstruct/analysis/kinds/level-weighting";
import { methodCosts } from "#benchmarks/graphinstruct/analysis/kinds/method-costs";
import { methods } from "#benchmarks/graphinstruct/analysis/kinds/methods";
import { oracle } from "#benchmarks/graphinstruct/analysis/kinds/oracle";
import { precision } from "#benchmarks/graphinstruct/analysis/kinds/precision";
import { promptSensitivity } from "#benchmarks/graphinstruct/analysis/kinds/prompt-sensitivity";
import { rounds } from "#benchmarks/graphinstruct/analysis/kinds/rounds";
import { scaleEffects } from "#benchmarks/graphinstruct/analysis/kinds/scale-effects";
import { scaleTests } from "#benchmarks/graphinstruct/analysis/kinds/scale-tests";
import { strategyEffects } from "#benchmarks/graphinstruct/analysis/kinds/strategy-effects";
import { tierControls } from "#benchmarks/graphinstruct/analysis/kinds/tier-controls";
import { tierGap } from "#benchmarks/graphinstruct/analysis/kinds/tier-gap";
import { tokenScales } from "#benchmarks/graphinstruct/analysis/kinds/token-scales";

export type { Analysis, Table } from "#benchmarks/graphinstruct/analysis/analysis";
export { readQualityFiles } from "#benchmarks/graphinstruct/analysis/runs/read-quality-files";
export type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
export { type Study, studyOf } from "#benchmarks/graphinstruct/analysis/runs/study";
export { analysisText } from "#benchmarks/graphinstruct/analysis/text/analysis-text";

/** What can be made of score files, by name, in the order in which a report tells it. */
export const analyses = {
  leaderboard,
  "tier-gap": tierGap,
  "d1-spread": d1Spread,
  "strategy-effects": strategyEffects,
  "family-effects": familyEffects,
  "scale-effects": scaleEffects,
  "scale-tests": scaleTests,
  "prompt-sensitivity": promptSensitivity,
  frontier,
  "frontier-distance": frontierDistance,
  "cost-at-quality": costAtQuality,
  lambda,
  "dimension-weighting": dimensionWeighting,
  "token-scales": tokenScales,
  "level-weighting": levelWeighting,
  aggregations,
  "tier-controls": tierControls,
  "dimension-spread": dimensionSpread,
  "dimension-correlation": dimensionCorrelation,
  oracle,
  comparisons,
  methods,
  "method-costs": methodCosts,
  feedback,
  rounds,
  "gaming-audit": gamingAudit,
  failures,
  precision,
  "l5-intervals": l5Intervals,
  duplicates,
} as const satisfies Record<string, Analyser>;

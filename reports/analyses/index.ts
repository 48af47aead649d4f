import type { AnalysisKind } from "#reports/analyses/analysis";
import { arithmetic } from "#reports/analyses/arithmetic";
import { contrasts } from "#reports/analyses/contrasts";
import { inContext } from "#reports/analyses/in-context";
import { keywords } from "#reports/analyses/keywords";
import { mixture } from "#reports/analyses/mixture";
import { realWorld } from "#reports/analyses/real-world";
import { strategies } from "#reports/analyses/strategies";

export type { Analysis, AnalysisKind, AnalysisOptions } from "#reports/analyses/analysis";
export { drawChart } from "#reports/analyses/chart/draw-chart";
export type { Answered, Evidence } from "#reports/analyses/evidence";
export { analysisLines } from "#reports/analyses/lines";
export { analysisPage } from "#reports/analyses/page";

/** The paper's analyses by name, each made from any finished run that holds what it looks at. */
export const analyses = {
  arithmetic,
  contrasts,
  "in-context": inContext,
  keywords,
  mixture,
  "real-world": realWorld,
  strategies,
} as const satisfies Record<string, AnalysisKind>;

import { type Analysis, analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { Case } from "#benchmarks/graphinstruct/report/case/case";
import { type Figure, figures } from "#benchmarks/graphinstruct/report/figures/index";
import type { AnchorName, ScoreMode, Totals } from "#benchmarks/graphinstruct/scores/index";

export type AnalysisName = keyof typeof analyses;
export type FigureName = keyof typeof figures;
export type ByMode<Value> = Readonly<Partial<Record<ScoreMode, Value>>>;

/** What is to be reported. */
export interface Results {
  readonly title: string;
  readonly subtitle: string;
  /** The same runs, scored in one mode or in both. */
  readonly studies: ByMode<Study>;
  /** What systems that understand nothing, or all, get on the same instructions; a mode without: not known. */
  readonly anchors: ByMode<Readonly<Record<AnchorName, Totals>>>;
  readonly cases: readonly Case[];
}

/** What a report is rendered from. */
export interface BenchReport extends Results {
  /** Of the study in the first mode, those it has the data for, in the order of the registries. */
  readonly analyses: ReadonlyMap<AnalysisName, Analysis>;
  readonly figures: ReadonlyMap<FigureName, Figure>;
}

/** The modes of a report in their order: what was published comes first. */
export function modesOf({ studies }: Pick<Results, "studies">): readonly ScoreMode[] {
  return (["compat", "sound"] as const).filter((mode) => studies[mode]);
}

/** Makes all analyses and figures of the results; this is what takes time (resampling), rendering does not. */
export function benchReport(results: Results): BenchReport {
  const study = results.studies[modesOf(results)[0] ?? "compat"];
  return {
    ...results,
    analyses: found(analyses, (one) => study && one.analyse(study)),
    figures: found(figures, (one) => study && one.illustrate(study)),
  };
}

/** What each entry of a registry makes, without those that make nothing. */
function found<Name extends string, Entry, Made>(
  registry: Readonly<Record<Name, Entry>>,
  make: (entry: Entry) => Made | undefined,
): ReadonlyMap<Name, Made> {
  const entries = Object.entries(registry) as [Name, Entry][];
  return new Map(
    entries.flatMap(([name, entry]) => {
      const made = make(entry);
      return made === undefined ? [] : [[name, made] as const];
    }),
  );
}

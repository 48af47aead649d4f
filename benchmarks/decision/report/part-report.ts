import { type Case, casesOf } from "#benchmarks/decision/report/drawings/cases";
import type { Figure } from "#benchmarks/decision/report/figures/figure";
import { gapFigure } from "#benchmarks/decision/report/figures/gap-figure";
import {
  calibrationFigure,
  ladderFigure,
  profileFigure,
  queryContrastFigure,
} from "#benchmarks/decision/report/figures/query-figures";
import { conditionFigure, targetContrastFigure } from "#benchmarks/decision/report/figures/target-figures";
import { type Said, wordsOn } from "#benchmarks/decision/report/notes";
import { type PartTables, tablesOf } from "#benchmarks/decision/report/tables/index";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { PartName, Results } from "#benchmarks/decision/runs/index";

/** What a page shows of a part. */
export interface PartReport extends Said {
  readonly part: PartName;
  /** By the names of their files. */
  readonly figures: ReadonlyMap<string, Figure>;
  readonly tables: PartTables;
  readonly cases: readonly Case[];
}

/** @param posed the instances of part 3, to draw solutions on */
export function partReport(results: Results, posed: readonly Posed[]): PartReport {
  const cases = results.part === "rq3" ? casesOf(posed, results.trajectories) : [];
  const made = figuresOf(results).flatMap(([name, one]) => (one ? [[`${results.part}-${name}`, one] as const] : []));
  return {
    part: results.part,
    ...wordsOn(results),
    figures: new Map(made),
    tables: tablesOf(results),
    cases,
  };
}

function figuresOf(results: Results): (readonly [name: string, figure: Figure | undefined])[] {
  switch (results.part) {
    case "rq1":
      return [
        ["profile", profileFigure(results)],
        ["contrasts", queryContrastFigure(results)],
        ["sizes", ladderFigure(results)],
        ["calibration", calibrationFigure(results)],
      ];
    case "rq2":
      return results.sets.flatMap((set) => [
        [`${set.name}-${set.kind}`, conditionFigure(set)] as const,
        [`${set.name}-${set.kind}-contrasts`, targetContrastFigure(set)] as const,
      ]);
    case "rq3":
      return [["gaps", gapFigure(results.rows)]];
  }
}

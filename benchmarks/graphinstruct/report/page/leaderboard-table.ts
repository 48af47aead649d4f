import { analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { ConfigurationScore } from "#benchmarks/graphinstruct/analysis/runs/configuration-score";
import { difference, score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { type BenchReport, type ByMode, modesOf } from "#benchmarks/graphinstruct/report/report";
import { type AnchorName, anchors, type ScoreMode, type Totals } from "#benchmarks/graphinstruct/scores/index";
import { type Row, small, table } from "#reports/page/table";
import { names } from "#src/pick";

interface Line extends Row {
  readonly total: number;
}

/** Runs of methods that are not ranked among the configurations, the best first; "" for none. */
export function apartTable(report: Pick<BenchReport, "studies">): string {
  const modes = modesOf(report);
  const apart = modes.map((mode) => analyses.leaderboard.compute(report.studies[mode]!)?.apart ?? []);
  return apart[0]?.length ? table(headsOf(modes), runLines(apart), "board") : "";
}

/** All configurations and anchors, the best first, by the first mode; totals of both modes where there are two. */
export function leaderboardTable(report: Pick<BenchReport, "studies" | "anchors">): string {
  const modes = modesOf(report);
  const ranked = modes.map((mode) => rankedRuns(report.studies[mode]!));
  const lines = [...runLines(ranked), ...anchorLines(report.anchors, modes)].sort((a, b) => b.total - a.total);
  return table(headsOf(modes), lines, "board");
}

function headsOf(modes: readonly ScoreMode[]): string[] {
  const totals = modes.length === 2 ? [...modes, "change", "rank"] : ["total"];
  return ["configuration", ...totals, ...LEVELS.map((level) => `L${level}`), "TPV"];
}

function rankedRuns(study: Study): readonly ConfigurationScore[] {
  return analyses.leaderboard.compute(study)?.all ?? [];
}

function runLines([first = [], second]: readonly (readonly ConfigurationScore[])[]): Line[] {
  const others = new Map(second?.map((one, i) => [one.run, { total: one.quality, rank: i + 1 }]));
  return first.map(({ run, model, strategy, quality, levels, tokensPerValid }, i) => ({
    head: `${i + 1}. ${model} ${strategy}`,
    cells: [
      ...totalCells(quality, second && others.get(run)?.total, second !== undefined),
      ...(second ? [moved(i + 1, others.get(run)?.rank)] : []),
      ...levels.map((value) => score(value)),
      tokens(tokensPerValid),
    ],
    total: quality,
  }));
}

/** The total, and beside it that of the second mode and how much that is more. */
function totalCells(first: number, second: number | undefined, both: boolean): string[] {
  if (!both) return [score(first)];
  return [score(first), score(second), small(difference(second === undefined ? undefined : second - first))];
}

/** The rank in the second mode: "3 (−1)"; "–" for none. */
function moved(rank: number, other: number | undefined): string {
  if (other === undefined) return "–";
  return other === rank ? `${other}` : `${other} ${small(`(${other < rank ? "+" : "−"}${Math.abs(other - rank)})`)}`;
}

function anchorLines(found: ByMode<Readonly<Record<AnchorName, Totals>>>, modes: readonly ScoreMode[]): Line[] {
  const [first, second] = modes.map((mode) => found[mode]);
  if (!first) return [];
  return names(anchors).map((name) => ({
    head: `anchor: ${anchors[name].summary}`,
    cells: [
      ...totalCells(first[name].total, second?.[name].total, modes.length === 2),
      ...(modes.length === 2 ? [""] : []),
      ...LEVELS.map((level) => score(first[name].levels.get(level))),
      "",
    ],
    kind: "anchor",
    total: first[name].total,
  }));
}

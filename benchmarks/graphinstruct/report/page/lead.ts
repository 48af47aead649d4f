import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { type BenchReport, modesOf } from "#benchmarks/graphinstruct/report/report";
import { type AnchorName, anchors, type ScoreMode } from "#benchmarks/graphinstruct/scores/index";
import { count } from "#reports/format";
import { names } from "#src/pick";

/** Those that understand nothing of what is asked. */
const IGNORANT: readonly AnchorName[] = names(anchors).filter((name) => name !== "references");

/** The result in sentences: who leads, and how many are no better than a system that understands nothing. */
export function lead(report: Pick<BenchReport, "studies" | "anchors" | "analyses">): readonly string[] {
  const board = report.analyses.get("leaderboard")?.says ?? ["No run was scored on all six levels."];
  const modes = modesOf(report);
  const below = modes.flatMap((mode) =>
    belowAnchor(report, mode).map((said) => (modes.length > 1 ? `${mode}: ${said}` : said)),
  );
  return [...board.slice(0, 1), ...below];
}

function belowAnchor({ studies, anchors: found }: Pick<BenchReport, "studies" | "anchors">, mode: ScoreMode): string[] {
  const own = found[mode];
  const runs = studies[mode]?.ranked ?? [];
  if (!own || runs.length === 0) return [];
  const best = IGNORANT.reduce((most, name) => (own[name].total > own[most].total ? name : most));
  const below = runs.filter(({ run }) => run.quality < own[best].total).length;
  return [
    `${below} of ${count(runs.length, "configuration")} score less than an anchor that solves nothing (${anchors[best].summary}: ${score(own[best].total)}); the references themselves get ${score(own.references.total)}.`,
  ];
}

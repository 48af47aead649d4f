import { analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { Rounds, RoundsCurve } from "#benchmarks/graphinstruct/analysis/kinds/rounds";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { illustrator, WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { saturationPlot } from "#benchmarks/graphinstruct/report/figures/saturation/plot";
import { footnote } from "#reports/analyses/chart/footnote";
import { sheet } from "#reports/analyses/chart/sheet";
import { list } from "#reports/format";

const HEIGHT = { wide: 340, narrow: 300 } as const;

export const saturation = illustrator<Rounds>({
  summary: "quality by rounds of refinement",
  compute: (study: Study) => analyses.rounds.compute(study),
  draw(curves, layout) {
    const width = WIDTHS[layout];
    const words =
      "Quality: D1 to D4, levels weighted; rounds at even distances. Bars: 95% of the difference from the fewest rounds on the same instructions, set on the level of these. GraphInstruct, table 22 and figure 14.";
    return sheet(curves.map(finding).join("; "), width, [
      saturationPlot(curves, width, HEIGHT[layout]),
      footnote(words, width),
    ]);
  },
});

/** What the best limit gains over the fewest rounds, and which limits are told from these. */
function finding({ model, points }: RoundsCurve): string {
  const first = points[0]!;
  const best = points.reduce((most, point) => (point.quality > most.quality ? point : most));
  if (best === first) return `${model}: more rounds than ${first.rounds} gain nothing`;
  const gain = `${model}: ${best.rounds} rounds gain most over ${first.rounds}, by ${score(best.quality - first.quality)}`;
  const tested = points.filter((point) => point.gain !== undefined);
  if (tested.length === 0) return gain;
  const clear = tested.filter(({ gain }) => gain!.interval[0] > 0).map(({ rounds }) => `${rounds}`);
  return `${gain}; 95% intervals above 0: ${clear.length > 0 ? list(clear) : "none"}`;
}

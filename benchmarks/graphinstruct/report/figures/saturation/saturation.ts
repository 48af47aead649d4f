import { analyses, type Study } from "#benchmarks/graphinstruct/analysis/index";
import type { RoundsCurve } from "#benchmarks/graphinstruct/analysis/kinds/rounds";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { illustrator, WIDTHS } from "#benchmarks/graphinstruct/report/figures/figure";
import { footnote } from "#benchmarks/graphinstruct/report/figures/footnote";
import { type Saturation, saturationPlot } from "#benchmarks/graphinstruct/report/figures/saturation/plot";
import { levelWeights } from "#benchmarks/graphinstruct/scores/weights";
import { sheet } from "#reports/analyses/chart/sheet";
import { list } from "#reports/format";

const HEIGHT = { wide: 340, narrow: 300 } as const;

export const saturation = illustrator<Saturation>({
  summary: "quality by rounds of refinement",
  compute(study: Study) {
    const curves = analyses.rounds.compute(study);
    if (!curves) return undefined;
    const levels = analyses.precision.compute(study);
    const half = levels && Math.hypot(...levels.map(({ level, halfPaired }) => levelWeights[level] * halfPaired));
    return { curves, half };
  },
  draw(data, layout) {
    const width = WIDTHS[layout];
    const band =
      data.half === undefined ? "" : ` Bands: within ±${score(data.half)} of the fewest rounds, where ${LEAST_TOLD}.`;
    const words = `Quality: D1 to D4, levels weighted; rounds at even distances.${band} GraphInstruct, table 22 and figure 14.`;
    return sheet(data.curves.map((curve) => finding(curve, data.half)).join("; "), width, [
      saturationPlot(data, width, HEIGHT[layout]),
      footnote(words, width),
    ]);
  },
});

const LEAST_TOLD = "a difference on the same instructions is not told from none (95%, of a typical pair of runs)";

/** What the best limit gains over the fewest rounds, and which limits are told from these. */
function finding({ model, points }: RoundsCurve, half: number | undefined): string {
  const first = points[0]!;
  const best = points.reduce((most, point) => (point.quality > most.quality ? point : most));
  if (best === first) return `${model}: more rounds than ${first.rounds} gain nothing`;
  const gain = `${model}: ${best.rounds} rounds gain most over ${first.rounds}, by ${score(best.quality - first.quality)}`;
  if (half === undefined) return gain;
  const clear = points.filter(({ quality }) => quality - first.quality > half);
  return `${gain}; outside the 95% band: ${clear.length > 0 ? list(clear.map(({ rounds }) => `${rounds}`)) : "none"}`;
}

import type { Swatch } from "#benchmarks/graphinstruct/report/figures/heat/swatch";
import { recoveryPaint } from "#reports/heatmap/paint";

/** Classes of scores, pale to dark, each up to a bound; the same in every report, so that colours can be compared. */
export const scoreSwatches: readonly (Swatch & { readonly below: number })[] = [
  { below: 0.6, label: "below .6" },
  { below: 0.7, label: ".6 to .7" },
  { below: 0.8, label: ".7 to .8" },
  { below: 0.9, label: ".8 to .9" },
  { below: Number.POSITIVE_INFINITY, label: ".9 and more" },
].map((swatch, i, { length }) => {
  const { fill, ink } = recoveryPaint((i + 0.5) / length);
  return { ...swatch, fill, ink };
});

/** The class of a score. */
export function scoreSwatch(score: number): Swatch {
  return scoreSwatches.find(({ below }) => score < below) ?? scoreSwatches.at(-1)!;
}

import type { Swatch } from "#benchmarks/graphinstruct/report/figures/heat/swatch";
import { INK, WHITE } from "#reports/svg/palette";

/** Classes of changes from large losses to large gains, each up to a bound; signs are written, so that grey tells them too. */
export const changeSwatches: readonly (Swatch & { readonly below: number })[] = [
  { below: -0.1, label: "−.10 and less", fill: "#96351c", ink: WHITE },
  { below: -0.02, label: "−.10 to −.02", fill: "#e09a66", ink: INK },
  { below: -0.005, label: "−.02 to −.005", fill: "#f9e0d3", ink: INK },
  { below: 0.005, label: "within ±.005", fill: "#f1efe8", ink: INK },
  { below: 0.02, label: "+.005 to +.02", fill: "#c5ddd0", ink: INK },
  { below: 0.1, label: "+.02 to +.10", fill: "#84bdb4", ink: INK },
  { below: Number.POSITIVE_INFINITY, label: "+.10 and more", fill: "#0d4f68", ink: WHITE },
];

/** The class of a change. */
export function changeSwatch(change: number): Swatch {
  return changeSwatches.find(({ below }) => change < below) ?? changeSwatches.at(-1)!;
}

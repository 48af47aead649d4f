import type { Results } from "#benchmarks/invariance/report/results";
import type { Layout } from "#reports/analyses/chart/layout";

/** Sizes of figures: for a desk and for paper, and for a phone, where names stand above their rows. */
export const LAYOUTS = {
  wide: { width: 940, names: 310, abreast: 1 },
  narrow: { width: 360, names: 0, abreast: 1 },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;

/** A figure as SVG documents, one a layout. */
export type Figure = Readonly<Record<LayoutName, string>>;

/** A kind of figure. */
export interface FigureKind {
  readonly summary: string;
  /**
   * An SVG document whose title says what was found; undefined where there is nothing to show.
   *
   * @param results of one data set
   */
  draw(results: Results, layout: Layout): string | undefined;
}

/** A figure in all layouts; undefined where there is nothing to show. */
export function figureOf({ draw }: FigureKind, results: Results): Figure | undefined {
  const [wide, narrow] = [draw(results, LAYOUTS.wide), draw(results, LAYOUTS.narrow)];
  return wide === undefined || narrow === undefined ? undefined : { wide, narrow };
}

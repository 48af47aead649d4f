/** Widths in pixels: for a desk and for paper, and for a phone. */
export const WIDTHS = { wide: 900, narrow: 360 } as const;
export type Layout = keyof typeof WIDTHS;

/** A figure as SVG documents, one a layout. */
export type Figure = Readonly<Record<Layout, string>>;

/** Draws a figure in both layouts. */
export function figure(draw: (layout: Layout) => string): Figure {
  return { wide: draw("wide"), narrow: draw("narrow") };
}

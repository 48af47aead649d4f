import { element } from "#reports/element";
import { LINE, PAPER, SOFT } from "#reports/heatmap/palette";
import { root } from "#reports/heatmap/root";
import { text } from "#reports/heatmap/text";

/** The plot's place inside a chart, in pixels. */
export const PLOT = { left: 56, top: 64, width: 520, height: 260 } as const;
const WIDTH = 760;
const HEIGHT = 372;

/** The height at which a share of 0 … 1 stands. */
export function heightOf(share: number): number {
  return PLOT.top + PLOT.height * (1 - share);
}

/** A chart of shares: title, horizontal grid from 0 to 1, what is drawn on it, and a legend to its right. */
export function frame(title: string, marks: string, legend: readonly { name: string; colour: string }[]): string {
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      element("line", {
        x1: PLOT.left,
        x2: PLOT.left + PLOT.width,
        y1: heightOf(share),
        y2: heightOf(share),
        stroke: LINE,
      }) + text(PLOT.left - 8, heightOf(share) + 4, `${100 * share}%`, { size: 11, fill: SOFT, anchor: "end" }),
  );
  const keys = legend.map(({ name, colour }, i) => {
    const y = PLOT.top + 8 + 20 * i;
    const swatch = element("rect", { x: PLOT.left + PLOT.width + 20, y: y - 9, width: 10, height: 10, fill: colour });
    return swatch + text(PLOT.left + PLOT.width + 36, y, name, { size: 12 });
  });
  const ground = element("rect", { width: WIDTH, height: HEIGHT, fill: PAPER });
  const head = text(PLOT.left, 34, title, { size: 17, bold: true });
  return root(WIDTH, HEIGHT, title, [ground, head, ...grid, marks, ...keys].join(""));
}

/** Colours of series that stay apart in grey, too. */
export const SERIES = ["#0d4f68", "#c2571f", "#6b9b37", "#7a4ea3", "#b38a00", "#56655f"] as const;

export function seriesColour(index: number): string {
  return SERIES[index % SERIES.length]!;
}

import { frame, heightOf, PLOT, seriesColour } from "#reports/analyses/chart/frame";
import { element } from "#reports/element";
import { SOFT } from "#reports/heatmap/palette";
import { text } from "#reports/heatmap/text";

/** Shares of 0 … 1 over a range of x. */
export interface Series {
  readonly name: string;
  readonly points: readonly {
    readonly x: number;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** Shares as lines with their intervals as whiskers. */
export function lineChart(title: string, xTitle: string, series: readonly Series[]): string {
  const xs = series.flatMap(({ points }) => points.map(({ x }) => x));
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const place = (x: number) => PLOT.left + 24 + ((PLOT.width - 48) * (x - least)) / Math.max(most - least, 1e-9);
  const marks = series.map(({ points }, i) => {
    const stroke = seriesColour(i);
    const path = points.map(({ x, share }) => `${place(x).toFixed(1)},${heightOf(share).toFixed(1)}`).join(" ");
    const whiskers = points.map(({ x, low, high }) =>
      element("line", { x1: place(x), x2: place(x), y1: heightOf(low), y2: heightOf(high), stroke, opacity: 0.45 }),
    );
    const dots = points.map(({ x, share }) =>
      element("circle", { cx: place(x), cy: heightOf(share), r: 3.5, fill: stroke }),
    );
    return (
      element("polyline", { points: path, fill: "none", stroke, "stroke-width": 2 }) + whiskers.join("") + dots.join("")
    );
  });
  const ticks = [...new Set(xs)].map((x) =>
    text(place(x), PLOT.top + PLOT.height + 18, String(x), { size: 11, fill: SOFT, anchor: "middle" }),
  );
  const axis = text(PLOT.left + PLOT.width / 2, PLOT.top + PLOT.height + 38, xTitle, {
    size: 12,
    fill: SOFT,
    anchor: "middle",
  });
  const legend = series.map(({ name }, i) => ({ name, colour: seriesColour(i) }));
  return frame(title, [...marks, ...ticks, axis].join(""), legend);
}

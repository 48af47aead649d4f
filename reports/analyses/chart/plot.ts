import type { Mark } from "#reports/analyses/chart/chart";
import { element } from "#reports/element";
import { percent } from "#reports/format";
import { LINE, SOFT } from "#reports/svg/palette";
import { text } from "#reports/svg/text";

/** The place of a plot whose height is a share of 0 … 1. */
export interface Plot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The height at which a share stands. */
export function heightOf({ top, height }: Plot, share: number): number {
  return top + height * (1 - share);
}

/** Lines across the plot at every quarter, with percentages to their left. */
export function shareGrid(plot: Plot): string {
  return [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const y = heightOf(plot, share);
      const rule = element("path", { d: `M${plot.left} ${y}h${plot.width}`, stroke: LINE });
      return rule + text(plot.left - 7, y + 4, percent(share), { size: 11, fill: SOFT, anchor: "end" });
    })
    .join("");
}

/** A dot with its interval as a whisker. */
export function dot(plot: Plot, x: number, { share, interval }: Mark, fill: string): string {
  const ends = interval?.map((end) => heightOf(plot, end).toFixed(1));
  const whisker = ends
    ? element("path", { d: `M${x.toFixed(1)} ${ends[0]}V${ends[1]}`, stroke: fill, opacity: 0.5 })
    : "";
  return whisker + element("circle", { cx: x, cy: heightOf(plot, share), r: 3.5, fill });
}

/** A name below the plot, under a place on its x axis. */
export function tick(plot: Plot, x: number, name: string): string {
  return text(x, plot.top + plot.height + 17, name, { size: 11, fill: SOFT, anchor: "middle" });
}

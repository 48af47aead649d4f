import type { BarChart, Mark } from "#reports/analyses/chart/chart";
import { seriesColour } from "#reports/analyses/chart/colours";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { type Axis, rows } from "#reports/analyses/chart/rows";
import { element } from "#reports/element";
import { rate } from "#reports/format";
import { INK, SOFT } from "#reports/svg/palette";
import { text } from "#reports/svg/text";

const BAR = 15;

/** Groups of horizontal bars with their intervals as whiskers and their values at the end of the line. */
export function bars({ groups }: BarChart, layout: Layout): Block {
  const all = groups.map(({ name, bars: marks }) => ({
    name,
    height: BAR * marks.length,
    draw: (y: number, axis: Axis) =>
      marks.map((mark, i) => (mark ? bar(y + BAR * i, mark, i, axis) : missing(y + BAR * i, axis))).join(""),
  }));
  return rows(all, layout);
}

function bar(y: number, { share, interval }: Mark, series: number, { x, end }: Axis): string {
  const middle = y + BAR / 2;
  const box = { x: x(0), y: y + 1, width: x(share) - x(0), height: BAR - 2 };
  return (
    element("rect", { ...box, fill: seriesColour(series) }) +
    (interval ? whisker(x(interval[0]), x(interval[1]), middle) : "") +
    text(end + 8, middle + 4, rate(share), { size: 11 })
  );
}

function whisker(from: number, to: number, y: number): string {
  const d = `M${from.toFixed(1)} ${y - 3}v6m0 -3H${to.toFixed(1)}m0 -3v6`;
  const path = { d, fill: "none" };
  return (
    element("path", { ...path, stroke: "#ffffff", "stroke-width": 3, opacity: 0.7 }) +
    element("path", { ...path, stroke: INK, "stroke-width": 1.2 })
  );
}

function missing(y: number, { x }: Axis): string {
  return text(x(0) + 6, y + BAR / 2 + 4, "not run", { size: 11, fill: SOFT });
}

import { frame, heightOf, PLOT, seriesColour } from "#reports/analyses/chart/frame";
import { element } from "#reports/element";
import { INK, SOFT } from "#reports/heatmap/palette";
import { elide, text } from "#reports/heatmap/text";

/** A group of bars that stand together. */
export interface Group {
  readonly name: string;
  /** One a series, in the order of their names; undefined: no bar. */
  readonly bars: readonly ({ readonly share: number; readonly low: number; readonly high: number } | undefined)[];
}

/** Shares as groups of bars with their intervals as whiskers. */
export function barChart(title: string, names: readonly string[], groups: readonly Group[]): string {
  const room = PLOT.width / groups.length;
  const width = Math.min(34, (room - 16) / names.length);
  const marks = groups.map(({ name, bars }, g) => {
    const left = PLOT.left + g * room + (room - width * names.length) / 2;
    const drawn = bars.map((bar, i) => (bar ? barAt(left + i * width, width, bar, seriesColour(i)) : ""));
    const label = elide(name, room - 8, 12);
    const centre = PLOT.left + (g + 0.5) * room;
    return (
      drawn.join("") + text(centre, PLOT.top + PLOT.height + 20, label, { size: 12, fill: SOFT, anchor: "middle" })
    );
  });
  return frame(
    title,
    marks.join(""),
    names.map((name, i) => ({ name, colour: seriesColour(i) })),
  );
}

type Bar = NonNullable<Group["bars"][number]>;

function barAt(x: number, width: number, { share, low, high }: Bar, fill: string): string {
  const top = heightOf(share);
  const middle = x + width / 2;
  return (
    element("rect", { x: x + 1, y: top, width: width - 2, height: heightOf(0) - top, fill }) +
    element("line", { x1: middle, x2: middle, y1: heightOf(low), y2: heightOf(high), stroke: INK, opacity: 0.6 })
  );
}

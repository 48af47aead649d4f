import { seriesColour } from "#reports/analyses/chart/colours";
import { keyLines, MARK } from "#reports/analyses/chart/keys";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { type Axis, rows } from "#reports/analyses/chart/rows";
import { element } from "#reports/element";
import { percent } from "#reports/format";
import { INK, WHITE } from "#reports/svg/palette";
import { text } from "#reports/svg/text";

/** A share, and the floor that it is held against. */
export interface Barred {
  readonly identical: number;
  /** undefined: not measured. */
  readonly floor: number | undefined;
}

export interface BarGroup {
  readonly name: string;
  /** One a series; undefined: none. */
  readonly bars: readonly (Barred | undefined)[];
}

const BAR = 11;

/** Groups of horizontal bars with a line at the floor of each, and the names of the series above them. */
export function barRows(groups: readonly BarGroup[], series: readonly string[], layout: Layout): Block[] {
  const all = groups.map(({ name, bars }) => {
    const shown = bars.flatMap((bar, i) => (bar ? [{ ...bar, fill: seriesColour(i) }] : []));
    return {
      name,
      height: BAR * shown.length,
      draw: (y: number, axis: Axis) => shown.map((bar, i) => drawn(bar, y + BAR * i, axis)).join(""),
    };
  });
  return [key(series, layout.width), rows(all, layout)];
}

function drawn({ identical, floor, fill }: Barred & { readonly fill: string }, y: number, { x, end }: Axis): string {
  const box = element("rect", { x: x(0), y: y + 1, width: x(identical) - x(0), height: BAR - 2, fill });
  const line = floor === undefined ? "" : floorLine(x(floor), y);
  return box + line + text(end + 8, y + BAR / 2 + 3.5, percent(identical), { size: 10 });
}

function floorLine(x: number, y: number): string {
  const path = { d: `M${x.toFixed(1)} ${y}v${BAR}`, fill: "none" };
  return (
    element("path", { ...path, stroke: WHITE, "stroke-width": 4 }) +
    element("path", { ...path, stroke: INK, "stroke-width": 2 })
  );
}

function key(series: readonly string[], width: number): Block {
  const keys = series.map((name, i) => ({
    name,
    mark: (x: number, y: number) => element("rect", { x, y, width: MARK, height: MARK, rx: 2, fill: seriesColour(i) }),
  }));
  const floor = { name: "the same prompt asked again", mark: (x: number, y: number) => floorLine(x + MARK / 2, y) };
  return keyLines([...keys, floor], width);
}

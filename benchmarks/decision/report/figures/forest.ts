import type { Layout } from "#benchmarks/decision/report/figures/figure";
import { WIDTHS } from "#benchmarks/decision/report/figures/figure";
import { footnote } from "#benchmarks/decision/report/figures/footnote";
import type { Scale } from "#benchmarks/decision/report/figures/scale";
import type { Interval } from "#eval/stats/interval";
import type { Block } from "#reports/analyses/chart/layout";
import { sheet } from "#reports/analyses/chart/sheet";
import { element } from "#reports/element";
import { ACCENT, INK, LINE, SOFT } from "#reports/svg/palette";
import { elide, text } from "#reports/svg/text";

/** A number with its interval, on a line of its own. */
export interface ForestRow {
  readonly name: string;
  /** undefined: there is none, and `words` say why. */
  readonly value?: number;
  readonly interval?: Interval;
  /** What the value is the mean of. */
  readonly dots?: readonly number[];
  /** How the value is written. */
  readonly words: string;
  /** What the others are held against: hollow. */
  readonly isFloor?: boolean;
}

/** Rows under a name of their own, over an axis of their own. */
export interface ForestPanel {
  readonly name: string;
  readonly rows: readonly ForestRow[];
  /** Of all values that the rows hold. */
  readonly scale: Scale;
  /** How a number is written below the axis. */
  readonly write: (value: number) => string;
}

export interface Forest {
  /** What was found. */
  readonly title: string;
  readonly panels: readonly ForestPanel[];
  readonly words: string;
}

const ROW = 21;
const HEAD = 26;
const AXIS = 30;
const SIZE = { name: 12, head: 13.5, tick: 11 } as const;
const ROOM = { wide: { names: 300, values: 74 }, narrow: { names: 130, values: 58 } } as const;

/** Panels below one another, each a list of numbers with their intervals. */
export function forest({ title, panels, words }: Forest, layout: Layout): string {
  const width = WIDTHS[layout];
  return sheet(title, width, [...panels.map((one) => panel(one, layout)), footnote(words, width)]);
}

function panel({ name, rows, scale, write }: ForestPanel, layout: Layout): Block {
  const width = WIDTHS[layout];
  const { names, values } = ROOM[layout];
  const x = (value: number) => names + (width - names - values) * Math.min(1, Math.max(0, scale.at(value)));
  const bottom = HEAD + ROW * rows.length;
  const lines = shownTicks(scale, x).map(
    (tick) =>
      element("path", { d: `M${x(tick).toFixed(1)} ${HEAD - 4}V${bottom + 2}`, stroke: tick === 0 ? SOFT : LINE }) +
      text(x(tick), bottom + 15, write(tick), { size: SIZE.tick, fill: SOFT, anchor: "middle" }),
  );
  const head = text(0, 13, elide(name, width, SIZE.head), { size: SIZE.head, bold: true });
  const drawn = rows.map((row, i) => line(row, HEAD + ROW * (i + 0.5), { x, names, width }));
  return { markup: head + lines.join("") + drawn.join(""), height: bottom + AXIS };
}

/** Ticks that leave room for one another. */
function shownTicks({ ticks }: Scale, x: (value: number) => number): number[] {
  let last = Number.NEGATIVE_INFINITY;
  return ticks.filter((tick) => {
    if (tick !== 0 && x(tick) - last < 34) return false;
    last = x(tick);
    return true;
  });
}

interface Room {
  readonly names: number;
  readonly width: number;
  x(value: number): number;
}

function line(row: ForestRow, y: number, { x, names, width }: Room): string {
  const { name, value, interval, dots = [], words, isFloor } = row;
  const label = text(0, y + 4, elide(name, names - 14, SIZE.name), { size: SIZE.name, ...(isFloor && { fill: SOFT }) });
  const told = text(width, y + 4, words, { size: SIZE.name, anchor: "end" });
  if (value === undefined) return label + told;
  const marks = dots.map((dot) => element("circle", { cx: x(dot), cy: y, r: 2.6, fill: ACCENT, "fill-opacity": 0.28 }));
  const whisker = interval
    ? element("path", {
        d: `M${x(interval[0]).toFixed(1)} ${y}H${x(interval[1]).toFixed(1)}`,
        stroke: INK,
        "stroke-width": 1.6,
      })
    : "";
  const style = isFloor ? { fill: "#ffffff", stroke: INK, "stroke-width": 1.5 } : { fill: INK };
  return label + marks.join("") + whisker + element("circle", { cx: x(value), cy: y, r: 4, ...style }) + told;
}

import type { Layout } from "#benchmarks/decision/report/figures/figure";
import { WIDTHS } from "#benchmarks/decision/report/figures/figure";
import type { Scale } from "#benchmarks/decision/report/figures/scale";
import type { Interval } from "#eval/stats/interval";
import { footnote } from "#reports/analyses/chart/footnote";
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
  /** Two panels side by side, where there is room; then names are short. */
  readonly isPaired?: boolean;
}

const ROW = 21;
const HEAD = 26;
const AXIS = 30;
const SIZE = { name: 12, head: 13.5, tick: 11 } as const;
/** Room for a panel and in it for names and values, in pixels. */
const ROOM = {
  wide: { width: 900, names: 300, values: 74 },
  half: { width: 432, names: 160, values: 50 },
  narrow: { width: 360, names: 130, values: 58 },
} as const;
type Room = (typeof ROOM)[keyof typeof ROOM];

/** Panels below one another, each a list of numbers with their intervals. */
export function forest({ title, panels, words, isPaired }: Forest, layout: Layout): string {
  const width = WIDTHS[layout];
  const abreast = isPaired && layout === "wide" ? 2 : 1;
  const room = ROOM[abreast === 2 ? "half" : layout];
  const bands = Array.from({ length: Math.ceil(panels.length / abreast) }, (_, i) =>
    band(
      panels.slice(i * abreast, (i + 1) * abreast).map((one) => panel(one, room)),
      width / abreast,
    ),
  );
  return sheet(title, width, [...bands, footnote(words, width)]);
}

/** Blocks side by side. */
function band(blocks: readonly Block[], step: number): Block {
  const placed = blocks.map(({ markup }, i) => element("g", { transform: `translate(${i * (step + 9)} 0)` }, markup));
  return { markup: placed.join(""), height: blocks.reduce((most, { height }) => Math.max(most, height), 0) };
}

function panel({ name, rows, scale, write }: ForestPanel, room: Room): Block {
  const { width, names, values } = room;
  const x = (value: number) => names + (width - names - values) * Math.min(1, Math.max(0, scale.at(value)));
  const bottom = HEAD + ROW * rows.length;
  const lines = shownTicks(scale, x).map(
    (tick) =>
      element("path", { d: `M${x(tick).toFixed(1)} ${HEAD - 4}V${bottom + 2}`, stroke: tick === 0 ? SOFT : LINE }) +
      text(x(tick), bottom + 15, write(tick), { size: SIZE.tick, fill: SOFT, anchor: "middle" }),
  );
  const head = text(0, 13, elide(name, width, SIZE.head), { size: SIZE.head, bold: true });
  const drawn = rows.map((row, i) => line(row, HEAD + ROW * (i + 0.5), room, x));
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

function line(row: ForestRow, y: number, { names, width }: Room, x: (value: number) => number): string {
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

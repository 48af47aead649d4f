import type { StackChart } from "#reports/analyses/chart/chart";
import { seriesColour } from "#reports/analyses/chart/colours";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { type Axis, rows } from "#reports/analyses/chart/rows";
import { element } from "#reports/element";
import { percent } from "#reports/format";
import { INK } from "#reports/svg/palette";
import { text, textWidth } from "#reports/svg/text";

const BAR = 20;
const SIZE = 11;

/** Horizontal bars that are divided into shares, each with its percentage where there is room for it. */
export function stacks({ groups }: StackChart, layout: Layout): Block {
  const all = groups.map(({ name, shares }) => ({
    name,
    height: BAR,
    draw: (y: number, axis: Axis) =>
      shares.map((share, i) => segment(y, sum(shares.slice(0, i)), share, i, axis)).join(""),
  }));
  return rows(all, layout);
}

function segment(y: number, from: number, share: number, series: number, { x }: Axis): string {
  const wide = x(from + share) - x(from);
  const box = { x: x(from), y: y + 1, width: wide, height: BAR - 2 };
  const label = percent(share);
  const tag = { size: SIZE, fill: series === 0 ? "#ffffff" : INK, anchor: "middle" } as const;
  const words = textWidth(label, SIZE) + 4 < wide ? text(x(from) + wide / 2, y + BAR / 2 + 4, label, tag) : "";
  return element("rect", { ...box, fill: seriesColour(series) }) + words;
}

function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}

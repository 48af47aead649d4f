import type { Paint } from "#benchmarks/invariance/report/figures/paints";
import { keyLines, MARK } from "#reports/analyses/chart/keys";
import type { Block, Layout } from "#reports/analyses/chart/layout";
import { type Axis, rows } from "#reports/analyses/chart/rows";
import { element } from "#reports/element";
import { percent, thousands } from "#reports/format";
import { SOFT } from "#reports/svg/palette";
import { text, textWidth } from "#reports/svg/text";

/** Wholes of some size, divided into shares. */
export interface Stack<Name extends string> {
  readonly name: string;
  readonly shares: Readonly<Record<Name, number>>;
  readonly n: number;
}

/** What parts are called and how they are painted, in their order. */
export type Parts<Name extends string> = readonly (Paint & { readonly name: Name; readonly words: string })[];

const BAR = 18;
const SIZE = 11;

/** Horizontal bars that are divided into shares, each with its percentage where there is room for it, and what they are of. */
export function stackedRows<Name extends string>(
  stacks: readonly Stack<Name>[],
  parts: Parts<Name>,
  layout: Layout,
): Block {
  const all = stacks.map(({ name, shares, n }) => ({
    name,
    height: BAR,
    draw(y: number, axis: Axis) {
      let from = 0;
      const drawn = parts.map(({ name: part, words, fill, ink }) => {
        const share = shares[part];
        const made = segment({ y, from, share, label: words }, { fill, ink }, axis);
        from += share;
        return made;
      });
      return drawn.join("") + text(axis.end + 8, y + BAR / 2 + 4, thousands(n), { size: SIZE, fill: SOFT });
    },
  }));
  return rows(all, layout);
}

/** The parts with their colours. */
export function partKey(parts: Parts<string>, width: number): Block {
  const keys = parts.map(({ words, fill }) => ({
    name: words,
    mark: (x: number, y: number) => element("rect", { x, y, width: MARK, height: MARK, rx: 2, fill }),
  }));
  return keyLines(keys, width);
}

interface Segment {
  readonly y: number;
  readonly from: number;
  readonly share: number;
  readonly label: string;
}

function segment({ y, from, share, label }: Segment, { fill, ink }: Paint, { x }: Axis): string {
  if (share === 0) return "";
  const wide = x(from + share) - x(from);
  const said = element("title", {}, `${label}: ${percent(share, 1)}`);
  const words = percent(share);
  const tag = { size: SIZE, fill: ink, anchor: "middle" } as const;
  const number = textWidth(words, SIZE) + 4 < wide ? text(x(from) + wide / 2, y + BAR / 2 + 4, words, tag) : "";
  return element("rect", { x: x(from), y: y + 1, width: wide, height: BAR - 2, fill }, said) + number;
}

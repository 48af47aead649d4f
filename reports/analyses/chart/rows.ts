import type { Block, Layout } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";
import { percent } from "#reports/format";
import { LINE, SOFT } from "#reports/svg/palette";
import { elide, text, wrap } from "#reports/svg/text";

/** Between two rows. */
const GAP = 12;
const NAME = { size: 12, line: 15 } as const;
/** Right of the plot, for numbers. */
const MARGIN = 44;

/** A named row of a chart of horizontal bars. */
export interface Row extends Pick<Block, "height"> {
  readonly name: string;
  /** Markup of its bars, which start at height `y`. */
  draw(y: number, axis: Axis): string;
}

/** Where shares stand, from left to right. */
export interface Axis {
  x(share: number): number;
  /** The x of 1. */
  readonly end: number;
}

/** Rows below one another over an axis of shares from 0 to 100%: their number and the length of names are free. */
export function rows(all: readonly Row[], { width, names }: Layout): Block {
  const [start, end] = [Math.max(names, 12), width - MARGIN];
  const axis: Axis = { x: (share) => start + (end - start) * share, end };
  let y = 0;
  const drawn = all.map((row) => {
    const name = nameOf(row, names, y);
    const top = names > 0 ? y + Math.max(0, (name.height - row.height) / 2) : y + name.height;
    const markup = name.markup + row.draw(top, axis);
    y += (names > 0 ? Math.max(name.height, row.height) : name.height + row.height) + GAP;
    return markup;
  });
  return { markup: grid(axis, y) + drawn.join(""), height: y + 20 };
}

function nameOf({ name, height }: Row, room: number, y: number): Block {
  if (room === 0) return { markup: text(0, y + 11, elide(name, 352, NAME.size), NAME), height: NAME.line + 2 };
  const lines = wrap(name, room - 14, NAME.size);
  const tall = lines.length * NAME.line;
  const top = y + Math.max(0, (height - tall) / 2);
  const words = lines.map((line, i) =>
    text(room - 12, top + 11.5 + NAME.line * i, line, { size: NAME.size, anchor: "end" }),
  );
  return { markup: words.join(""), height: tall };
}

function grid({ x }: Axis, height: number): string {
  return [0, 0.25, 0.5, 0.75, 1]
    .map((share) => {
      const rule = element("path", { d: `M${x(share)} 0v${height - GAP / 2}`, stroke: LINE });
      return rule + text(x(share), height + 10, percent(share), { size: 11, fill: SOFT, anchor: "middle" });
    })
    .join("");
}

import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";
import { PAPER } from "#reports/svg/palette";
import { root } from "#reports/svg/root";
import { text, wrap } from "#reports/svg/text";

const TITLE = { size: 16, bold: true } as const;
const TITLE_LINE = 21;
const GAP = 12;

/** A figure that stands alone, as an SVG document: its title, then its parts below one another. */
export function sheet(title: string, width: number, parts: readonly Block[]): string {
  const lines = wrap(title, width, TITLE.size, 3).map((line, i) => text(0, 16 + TITLE_LINE * i, line, TITLE));
  const heading: Block = { markup: lines.join(""), height: TITLE_LINE * lines.length };
  let y = 0;
  const placed = [heading, ...parts]
    .filter(({ height }) => height > 0)
    .map(({ markup, height }) => {
      const block = element("g", { transform: `translate(0 ${y.toFixed(1)})` }, markup);
      y += height + GAP;
      return block;
    });
  const ground = element("rect", { width, height: y, fill: PAPER });
  return root(width, y, title, ground + placed.join(""));
}

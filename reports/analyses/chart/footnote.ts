import type { Block } from "#reports/analyses/chart/layout";
import { SOFT } from "#reports/svg/palette";
import { text, wrap } from "#reports/svg/text";

const SIZE = 11.5;
const LINE = 16;

/** What a figure's marks mean and where its numbers are from, small, below it. */
export function footnote(words: string, width: number): Block {
  const lines = wrap(words, width, SIZE, 8);
  const markup = lines.map((line, i) => text(0, 12 + LINE * i, line, { size: SIZE, fill: SOFT })).join("");
  return { markup, height: LINE * lines.length + 2 };
}

import type { Block } from "#reports/analyses/chart/layout";
import { text, textWidth } from "#reports/svg/text";

/** What a mark means. */
export interface Key {
  readonly name: string;
  /** The mark, 12 pixels wide and high, from its top left corner on. */
  mark(x: number, y: number): string;
}

/** Of marks, both ways. */
export const MARK = 12;
const SIZE = 12;
const LINE = 20;
const GAP = 18;

/** Marks with their names, on as many lines as they need. */
export function keyLines(keys: readonly Key[], width: number): Block {
  let [x, y] = [0, 0];
  const drawn = keys.map(({ name, mark }) => {
    const wide = MARK + 6 + textWidth(name, SIZE);
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE];
    const key = mark(x, y + 2) + text(x + MARK + 6, y + 12, name, { size: SIZE });
    x += wide + GAP;
    return key;
  });
  return { markup: drawn.join(""), height: keys.length === 0 ? 0 : y + LINE };
}

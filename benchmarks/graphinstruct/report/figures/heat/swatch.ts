import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";
import { SOFT } from "#reports/svg/palette";
import { text, textWidth } from "#reports/svg/text";

/** A class of numbers: how its cells are filled, and what it is called. */
export interface Swatch {
  readonly label: string;
  readonly fill: string;
  readonly ink: string;
}

const SIZE = 11;
const BOX = 16;
const LINE = 22;

/** The classes in their order, on as many lines as they need. */
export function swatchKey(swatches: readonly Swatch[], width: number): Block {
  let [x, y] = [0, 0];
  const keys = swatches.map(({ label, fill }) => {
    const wide = BOX + 6 + textWidth(label, SIZE);
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE];
    const box = element("rect", { x, y: y + 1, width: BOX, height: BOX, rx: 3, fill });
    const key = box + text(x + BOX + 6, y + 13, label, { size: SIZE, fill: SOFT });
    x += wide + 16;
    return key;
  });
  return { markup: keys.join(""), height: y + LINE };
}

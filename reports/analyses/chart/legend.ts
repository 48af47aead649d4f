import { seriesColour } from "#reports/analyses/chart/colours";
import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";
import { text, textWidth } from "#reports/svg/text";

const SIZE = 12;
const LINE = 20;
const SWATCH = 12;
const GAP = 18;

/** The names of series with their colours, on as many lines as they need. */
export function legend(series: readonly string[], width: number): Block {
  let [x, y] = [0, 0];
  const keys = series.map((name, i) => {
    const wide = SWATCH + 6 + textWidth(name, SIZE);
    if (x > 0 && x + wide > width) [x, y] = [0, y + LINE];
    const swatch = element("rect", { x, y: y + 2, width: SWATCH, height: SWATCH, rx: 2, fill: seriesColour(i) });
    const key = swatch + text(x + SWATCH + 6, y + 12, name, { size: SIZE });
    x += wide + GAP;
    return key;
  });
  return { markup: keys.join(""), height: series.length === 0 ? 0 : y + LINE };
}

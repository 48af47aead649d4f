import { seriesColour } from "#reports/analyses/chart/colours";
import { keyLines, MARK } from "#reports/analyses/chart/keys";
import type { Block } from "#reports/analyses/chart/layout";
import { element } from "#reports/element";

/** The names of series with their colours, on as many lines as they need. */
export function legend(series: readonly string[], width: number): Block {
  const keys = series.map((name, i) => ({
    name,
    mark: (x: number, y: number) => element("rect", { x, y, width: MARK, height: MARK, rx: 2, fill: seriesColour(i) }),
  }));
  return keyLines(keys, width);
}

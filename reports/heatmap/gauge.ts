import type { Interval } from "#eval/stats/interval";
import { element } from "#reports/element";

/** What a gauge shows of a cell. */
export interface Reading {
  readonly accuracy: number;
  readonly interval: Interval;
  /** Of each model, where there are several. */
  readonly seeds?: readonly number[] | undefined;
  readonly zeroShot?: number | undefined;
  readonly inDistribution?: number | undefined;
}

/**
 * A ruler of accuracies from 0 to 1: the gap between zero-shot and in distribution as a bar between two ticks, and on
 * it the cell's accuracy with its interval, and below it a stroke for each seed. The share of the bar on the left of the dot is the recovery.
 *
 * @param y its middle
 */
export function gauge(x: number, y: number, width: number, reading: Reading, ink: string): string {
  const { accuracy, interval, seeds = [], zeroShot, inDistribution } = reading;
  const at = (share: number) => x + width * share;
  const line = (x1: number, x2: number, thick: number, opacity?: number) =>
    element("path", {
      d: `M${at(x1).toFixed(1)} ${y}H${at(x2).toFixed(1)}`,
      stroke: ink,
      "stroke-width": thick,
      "stroke-opacity": opacity,
    });
  const tick = (share: number) =>
    element("path", { d: `M${at(share).toFixed(1)} ${y - 4.5}v9`, stroke: ink, "stroke-width": 1.2 });
  const gap = zeroShot !== undefined && inDistribution !== undefined;
  return [
    line(0, 1, 1, 0.35),
    gap ? line(Math.min(zeroShot, inDistribution), Math.max(zeroShot, inDistribution), 5, 0.3) : "",
    zeroShot === undefined ? "" : tick(zeroShot),
    inDistribution === undefined ? "" : tick(inDistribution),
    line(...interval, 2),
    ...seeds.map((seed) =>
      element("path", { d: `M${at(seed).toFixed(1)} ${y + 5}v4`, stroke: ink, "stroke-width": 1.4 }),
    ),
    element("circle", { cx: at(accuracy), cy: y, r: 3.4, fill: ink }),
  ].join("");
}

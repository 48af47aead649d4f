import tCdf from "@stdlib/stats-base-dists-t-cdf";
import tQuantile from "@stdlib/stats-base-dists-t-quantile";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import type { Interval } from "#eval/stats/interval";
import { normalTail } from "#eval/stats/normal-tail";

/** A line fitted by least squares, and how sure its slope is. */
export interface LineFit {
  readonly intercept: number;
  readonly slope: number;
  /** Share of the variance that the line accounts for. */
  readonly rSquared: number;
  readonly t: number;
  readonly freedom: number;
  /** Two-sided, of Student's t with `freedom` degrees. */
  readonly p: number;
  /** Two-sided, had t been normal: right for many points alone. */
  readonly pNormal: number;
  /** 95%, of Student's t. */
  readonly interval: Interval;
}

/** Ordinary least squares of y on x. Undefined with fewer than three points, or where x does not vary. */
export function lineFit(x: readonly number[], y: readonly number[]): LineFit | undefined {
  const [centreX, centreY] = [mean(x), mean(y)];
  const sum = (of: (i: number) => number) => x.reduce((total, _, i) => total + of(i), 0);
  const spread = sum((i) => (x[i]! - centreX) ** 2);
  const freedom = x.length - 2;
  if (freedom < 1 || spread === 0) return undefined;
  const slope = sum((i) => (x[i]! - centreX) * (y[i]! - centreY)) / spread;
  const intercept = centreY - slope * centreX;
  const left = sum((i) => (y[i]! - intercept - slope * x[i]!) ** 2);
  const error = Math.sqrt(left / freedom / spread);
  const t = slope / error;
  const half = tQuantile(0.975, freedom) * error;
  return {
    intercept,
    slope,
    rSquared: 1 - left / sum((i) => (y[i]! - centreY) ** 2),
    t,
    freedom,
    p: 2 * tCdf(-Math.abs(t), freedom),
    pNormal: 2 * normalTail(Math.abs(t)),
    interval: [slope - half, slope + half],
  };
}

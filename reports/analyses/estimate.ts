import type { Interval } from "#eval/stats/interval";

/** A number with its 95% interval; undefined where there are too few instances to resample, or they do not vary. */
export interface Estimate {
  readonly value: number;
  readonly interval?: Interval | undefined;
}

/** Where every instance comes out alike, resampling them says nothing of how sure that is. */
export function varied(interval: Interval | undefined): Interval | undefined {
  return interval && interval[0] < interval[1] ? interval : undefined;
}

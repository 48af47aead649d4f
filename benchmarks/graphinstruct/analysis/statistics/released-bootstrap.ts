import type { Interval } from "#eval/stats/interval";
import { pythonRandom } from "#src/python-random";

/** What the released analyses give for a bootstrap. */
export interface ReleasedBootstrap {
  readonly interval: Interval;
  /** Ascending. */
  readonly replicates: Float64Array;
}

/**
 * A bootstrap draw for draw as the released analyses make it: CPython's generator seeded with 42, and the replicates at
 * places 2.5% and 97.5% of the sorted list, without interpolation (GraphInstruct, appendix H.5, and the released code).
 *
 * @param items how many there are to draw from, and how many are drawn each time
 * @param statistic of the places drawn, which are only valid during the call
 */
export function releasedBootstrap(
  items: number,
  resamples: number,
  statistic: (drawn: Int32Array) => number,
): ReleasedBootstrap {
  const { below } = pythonRandom(42);
  const replicates = new Float64Array(resamples);
  const drawn = new Int32Array(items);
  for (let i = 0; i < resamples; i++) {
    for (let k = 0; k < items; k++) drawn[k] = below(items);
    replicates[i] = statistic(drawn);
  }
  replicates.sort();
  const at = (share: number) => replicates[Math.floor(share * resamples)]!;
  return { interval: [at(0.025), at(0.975)], replicates };
}

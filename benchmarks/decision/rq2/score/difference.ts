import { ENDS } from "#benchmarks/decision/rq2/score/resamples";
import type { Interval } from "#eval/stats/interval";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import { pairedTable } from "#eval/stats/paired-table";

/** How much more often one condition is right than another on the same targets, in points. */
export interface Difference {
  /** −100 … 100. */
  readonly points: number;
  /** The benchmark's 95 % interval: pointwise, without correction for several contrasts. */
  readonly bootstrap: Interval;
  /** Newcombe's 95 % interval for paired shares, which does not collapse where few targets differ. */
  readonly newcombe: Interval;
  /** McNemar's exact test, two-sided. */
  readonly p: number;
}

/**
 * The paired difference of two conditions.
 *
 * @param first whether each target was right, in the order of ids
 * @param drawn the targets of each resample
 */
export function difference(
  first: readonly boolean[],
  second: readonly boolean[],
  drawn: readonly Int32Array[],
): Difference {
  const points = (places: ArrayLike<number>) => {
    let sum = 0;
    for (let i = 0; i < places.length; i++) sum += Number(first[places[i]!]) - Number(second[places[i]!]);
    return (100 * sum) / places.length;
  };
  const sorted = Float64Array.from(drawn, points).sort();
  const table = pairedTable(second, first);
  const [low, high] = newcombePaired(table);
  return {
    points: points([...first.keys()]),
    bootstrap: [sorted[ENDS[0]]!, sorted[ENDS[1]]!],
    newcombe: [100 * low, 100 * high],
    p: mcnemarExact(table.gained, table.lost),
  };
}

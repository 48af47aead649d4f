import { detectablePaired } from "#eval/stats/detectable-paired";
import type { Interval } from "#eval/stats/interval";
import { newcombePaired } from "#eval/stats/newcombe-paired";
import { share } from "#eval/stats/proportion";
import { tostPaired } from "#eval/stats/tost-paired";
import { type Pair, tableOf } from "#eval/transfer/paired";
import { isSimple, meanModel } from "#eval/transfer/panel";
import { resampledDifference } from "#eval/transfer/resampled-difference";
import type { Rules } from "#eval/transfer/rules";
import type { Rng } from "#src/rng";

/** The level of the equivalence tests. */
const LEVEL = 0.05;

/** How large the difference between two arms is, and what the test could have shown. */
export interface Effect {
  /**
   * tuned − zero-shot, 95%: Newcombe's paired interval; over several models or items of one instance a bootstrap of
   * both levels, and undefined without one.
   */
  readonly difference: { readonly value: number; readonly interval?: Interval };
  /** The least difference that McNemar's test at α finds in 80% of runs, at this n and discordance; undefined: none. */
  readonly detectable?: number;
  /**
   * Whether the arms are the same within ± the margin, at level .05: two one-sided tests (the larger p), or, over
   * several models or items of one instance, the interval of the difference.
   */
  readonly equivalence: { readonly p?: number; readonly equivalent: boolean };
}

/** Measures the difference between two arms on the items that they share. */
export function effectOf(pair: Pair, { alpha, margin, resamples }: Rules, rng: Rng): Effect {
  const { arms, instances } = pair;
  const table = tableOf(pair);
  const pairs = table.both + table.gained + table.lost + table.neither;
  const discordance = share({ right: table.gained + table.lost, of: pairs });
  const least = discordance > 0 ? detectablePaired({ n: instances.length, alpha, discordance }) : undefined;
  const value = share(meanModel(arms.tuned)) - share(meanModel(arms.zeroShot));
  const simple = isSimple(pair);
  const interval = simple ? (pairs > 0 ? newcombePaired(table) : undefined) : resampledDifference(pair, resamples, rng);
  const p = simple ? tostPaired(table, margin) : undefined;
  const within = interval !== undefined && interval[0] > -margin && interval[1] < margin;
  return {
    difference: { value, ...(interval && { interval }) },
    ...(least !== undefined && { detectable: least }),
    equivalence: p === undefined ? { equivalent: within } : { p, equivalent: p < LEVEL },
  };
}

import { detectablePaired } from "#eval/stats/detectable-paired";
import { detectableUnpaired } from "#eval/stats/detectable-unpaired";
import { powerPaired } from "#eval/stats/power-paired";
import { powerUnpaired } from "#eval/stats/power-unpaired";

/** What is assumed before any item is asked: the share of items on which two models differ, and the gain looked for. */
export const ASSUMED = { discordance: 0.2, gain: 0.1 };

/** What a number of items can show, known before any is asked. */
export interface Prospect {
  /** The least gain found with a power of .8 by the two-proportion z-test, in the worst case; undefined: none. */
  readonly unpaired?: number;
  /** The same of McNemar's test, at the discordance assumed. */
  readonly paired?: number;
  /** The chance that each finds the gain assumed; of z in the worst case, around one half. */
  readonly power: { readonly unpaired: number; readonly paired: number };
}

/** The prospects of `n` items in each arm at the two-sided level `alpha`. */
export function prospect(n: number, alpha: number): Prospect {
  const { discordance, gain } = ASSUMED;
  const unpaired = detectableUnpaired({ n, alpha });
  const paired = detectablePaired({ n, alpha, discordance });
  return {
    ...(unpaired !== undefined && { unpaired }),
    ...(paired !== undefined && { paired }),
    power: {
      unpaired: powerUnpaired(0.5 - gain / 2, 0.5 + gain / 2, n, alpha),
      paired: powerPaired(gain, discordance, n, alpha),
    },
  };
}

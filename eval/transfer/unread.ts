import type { Interval } from "#eval/stats/interval";
import { share } from "#eval/stats/proportion";
import { significant } from "#eval/stats/significance";
import { unparsedBounds } from "#eval/stats/unparsed-bounds";
import { type Pair, pairedP, pairedTest } from "#eval/transfer/paired";
import { type Answers, meanModel } from "#eval/transfer/panel";

/** Bounds when every reply that could not be read is right, or wrong, in whichever arm; they assume nothing. */
export interface Unread {
  /** Of the tuned arm's accuracy. */
  readonly accuracy: Interval;
  /** Of tuned − zero-shot. */
  readonly difference: Interval;
  /** Whether "a significant gain" changes within the bounds: by the paper's z, and by the paired test unadjusted. */
  readonly flips: { readonly z: boolean; readonly paired: boolean };
}

/** What unread replies of two arms could hide. */
export function unreadOf({ instances, arms }: Pair, alpha: number): Unread {
  const models = (flat: readonly boolean[]): Answers =>
    Array.from({ length: flat.length / Math.max(1, instances.length) }, (_, i) =>
      flat.slice(i * instances.length, (i + 1) * instances.length),
    );
  const [before, after] = [arms.zeroShot.flat(), arms.tuned.flat()];
  const gains = (was: Answers, is: Answers) => share(meanModel(is)) > share(meanModel(was));
  const byZ = unparsedBounds(before, after, (was, is) =>
    significant(meanModel(models(is)), meanModel(models(was)), alpha),
  );
  const byPairs = unparsedBounds(before, after, (was, is) => {
    const filled = { zeroShot: models(was), tuned: models(is) };
    return gains(filled.zeroShot, filled.tuned) && pairedP(pairedTest({ instances, arms: filled })) < alpha;
  });
  return { accuracy: byZ.after, difference: byZ.difference, flips: { z: byZ.flips, paired: byPairs.flips } };
}

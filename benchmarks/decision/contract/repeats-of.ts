import { pickedIn } from "#benchmarks/decision/contract/picked-in";
import type { Interval } from "#eval/stats/interval";
import { runInterval } from "#eval/stats/run-interval";
import type { Verdict } from "#eval/verdict";

/** How much a configuration's choices vary when it is asked the same again. */
export interface RepeatScores {
  /** The pooled accuracy of each repeat, in 0 … 1. */
  readonly accuracies: readonly number[];
  readonly accuracy: number;
  /** Student's t interval of 95% over repeats: how far another repeat could be from them; undefined for one repeat. */
  readonly interval?: Interval;
  /** The share of units for which every repeat picked the same; nothing picked is a pick of its own. */
  readonly agreement: number;
}

/** @param repeats the verdicts on the same units in the same order, by repeat; at least one of each */
export function repeatsOf(repeats: readonly (readonly Verdict[])[]): RepeatScores {
  const accuracies = repeats.map(
    (verdicts) => verdicts.filter(({ outcome }) => outcome === "correct").length / verdicts.length,
  );
  const picks = repeats.map((verdicts) => verdicts.map((verdict) => pickedIn(verdict)?.picked));
  const same = picks[0]!.filter((pick, i) => picks.every((others) => others[i] === pick)).length;
  const interval = runInterval(accuracies);
  return {
    accuracies,
    accuracy: accuracies.reduce((sum, one) => sum + one, 0) / accuracies.length,
    ...(interval && { interval }),
    agreement: same / picks[0]!.length,
  };
}

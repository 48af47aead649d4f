import { type Answered, pickedIn } from "#benchmarks/decision/rq1/score/answered";
import { rateOf } from "#benchmarks/decision/rq1/score/rate";
import type { Interval } from "#eval/stats/interval";
import { runInterval } from "#eval/stats/run-interval";

/** How much a configuration's answers to the same queries vary when it is asked again. */
export interface RepeatScores {
  /** The pooled accuracy of each repeat, in 0 … 1. */
  readonly accuracies: readonly number[];
  readonly accuracy: number;
  /** Student's t interval of 95% over repeats: how far another repeat's queries could be from them; undefined for one repeat. */
  readonly interval?: Interval;
  /** The share of queries for which every repeat picked the same; nothing picked is a pick of its own. */
  readonly agreement: number;
}

/** @param repeats the answers to the same queries in the same order, by repeat; at least one */
export function repeatsOf(repeats: readonly (readonly Answered[])[]): RepeatScores {
  const accuracies = repeats.map((answered) => rateOf(answered).accuracy);
  const picks = repeats.map((answered) => answered.map((one) => pickedIn(one)?.picked));
  const same = picks[0]!.filter((pick, i) => picks.every((others) => others[i] === pick)).length;
  const interval = runInterval(accuracies);
  return {
    accuracies,
    accuracy: accuracies.reduce((sum, one) => sum + one, 0) / accuracies.length,
    ...(interval && { interval }),
    agreement: same / picks[0]!.length,
  };
}

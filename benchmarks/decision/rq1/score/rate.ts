import type { Answered } from "#benchmarks/decision/rq1/score/answered";
import type { Interval } from "#eval/stats/interval";
import { type Proportion, share } from "#eval/stats/proportion";
import { wilson } from "#eval/stats/wilson";

/** A share of right answers, all queries in the denominator. */
export interface Rate extends Proportion {
  /** In 0 … 1. */
  readonly accuracy: number;
  /** Wilson's, of 95%. */
  readonly interval: Interval;
}

export function rateOf(answered: readonly Answered[]): Rate {
  const right = answered.filter(({ verdict }) => verdict.outcome === "correct").length;
  const proportion = { right, of: answered.length };
  return { ...proportion, accuracy: share(proportion), interval: wilson(proportion) };
}

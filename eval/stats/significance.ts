import { type Proportion, share } from "#eval/stats/proportion";
import { twoProportionZ } from "#eval/stats/two-proportion-z";

/** NLGift's level (section 2.2). */
export const ALPHA = 0.01;

/** Significant Transfer: tuned is better than zero-shot, and p of the pooled two-sided z-test is below `alpha`. */
export function significant(tuned: Proportion, zeroShot: Proportion, alpha = ALPHA): boolean {
  const test = twoProportionZ(tuned, zeroShot);
  return test !== undefined && test.p < alpha && share(tuned) > share(zeroShot);
}

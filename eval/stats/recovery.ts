import { type Proportion, share } from "#eval/stats/proportion";
import { ALPHA, significant } from "#eval/stats/significance";

/** Strong Recovery's threshold λ (NLGift, section 2.2). */
export const LAMBDA = 0.8;

/** A performance gap recovered, or why it is undefined. */
export type Recovery = { readonly value: number } | { readonly reason: string };

/**
 * Performance gap recovered (Burns et al. 2023): the part of the in-distribution gain that tuning elsewhere brings,
 * (tuned − zero-shot) / (in-distribution − zero-shot). Below 0 where tuning elsewhere did harm, above 1 where it did
 * more good. Undefined where the in-distribution gain is not significant: the ratio would rest on noise.
 */
export function recovery(
  arms: { readonly tuned: Proportion; readonly zeroShot: Proportion; readonly inDistribution: Proportion },
  alpha = ALPHA,
): Recovery {
  const { tuned, zeroShot, inDistribution } = arms;
  if (!significant(inDistribution, zeroShot, alpha)) {
    const [before, after] = [zeroShot, inDistribution].map((arm) => `${(100 * share(arm)).toFixed(1)}%`);
    return {
      reason: `tuning in distribution gained nothing significant (from ${before} to ${after} of ${inDistribution.of})`,
    };
  }
  return { value: (gain(tuned, zeroShot) * inDistribution.of) / (gain(inDistribution, zeroShot) * tuned.of) };
}

/** The difference of two shares, times both numbers of items: of counts it is exact, so that a recovery of λ is not below λ. */
function gain(after: Proportion, before: Proportion): number {
  return after.right * before.of - before.right * after.of;
}

/** Strong Recovery: a significant transfer that recovers at least λ of the gap. */
export function strong(transfers: boolean, recovered: Recovery, lambda = LAMBDA): boolean {
  return transfers && "value" in recovered && recovered.value >= lambda;
}

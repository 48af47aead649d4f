import { normalTail } from "#eval/stats/normal-tail";
import { type Proportion, share } from "#eval/stats/proportion";

/**
 * The two-proportion z-test with pooled variance, two-sided; z is positive where the first share is the larger.
 * Undefined where the pooled variance is zero: an empty sample, or both all right or both all wrong.
 *
 * It treats the samples as independent. NLGift's test (EMNLP 2024 Findings, section 3.3) is this one at p < .01.
 */
export function twoProportionZ(a: Proportion, b: Proportion): { readonly z: number; readonly p: number } | undefined {
  if (a.of === 0 || b.of === 0) return undefined;
  const pooled = (a.right + b.right) / (a.of + b.of);
  const variance = pooled * (1 - pooled) * (1 / a.of + 1 / b.of);
  if (variance === 0) return undefined;
  const z = (share(a) - share(b)) / Math.sqrt(variance);
  return { z, p: 2 * normalTail(Math.abs(z)) };
}

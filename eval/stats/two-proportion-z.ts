import { normalTail } from "#eval/stats/normal-tail";
import { type Proportion, share } from "#eval/stats/proportion";

/** How the z-test is made; NLGift's (EMNLP 2024 Findings, section 2.2) is pooled and two-sided. */
export interface ZOptions {
  /** Of the difference where both shares are equal (pooled), or with each sample's own share. */
  readonly variance?: "pooled" | "unpooled";
  /** What speaks against equal shares: any difference, or the first share being the larger. */
  readonly alternative?: "two-sided" | "larger";
}

/**
 * The two-proportion z-test; z is positive where the first share is the larger. Undefined where the variance is zero:
 * an empty sample, or both all right or both all wrong (unpooled also: one all right, the other all wrong).
 *
 * It treats the samples as independent, which two models' answers to the same items are not: see `mcnemar`.
 */
export function twoProportionZ(
  a: Proportion,
  b: Proportion,
  { variance = "pooled", alternative = "two-sided" }: ZOptions = {},
): { readonly z: number; readonly p: number } | undefined {
  if (a.of === 0 || b.of === 0) return undefined;
  const pooled = (a.right + b.right) / (a.of + b.of);
  const [ofA, ofB] = variance === "pooled" ? [pooled, pooled] : [share(a), share(b)];
  const squared = (ofA * (1 - ofA)) / a.of + (ofB * (1 - ofB)) / b.of;
  if (squared === 0) return undefined;
  const z = (share(a) - share(b)) / Math.sqrt(squared);
  return { z, p: alternative === "larger" ? normalTail(z) : 2 * normalTail(Math.abs(z)) };
}

import t from "@stdlib/stats-base-dists-t-quantile";
import type { Clusters } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { meansOf } from "#eval/stats/means";
import type { RecoveryArm } from "#eval/stats/recovery-arms";

/**
 * The ratios that the data do not exclude: an interval; or, where the denominator may be zero, everything outside the
 * open gap (two rays); or everything.
 */
export type RatioSet =
  | { readonly kind: "interval"; readonly interval: Interval }
  | { readonly kind: "rays"; readonly gap: Interval }
  | { readonly kind: "line" };

/**
 * Fieller's confidence set for the performance gap recovered, (tuned − zero-shot) / (in-distribution − zero-shot)
 * (Fieller 1954), with the gains' covariance from the same items, clustered. Undefined with fewer than two clusters.
 *
 * @param confidence strictly between 0 and 1
 */
export function fieller(clusters: Clusters<RecoveryArm>, confidence = 0.95): RatioSet | undefined {
  const count = clusters.sizes.length;
  if (count < 2) return undefined;
  const { gain, ownGain, variance, ownVariance, covariance } = gainsOf(clusters);
  const t2 = t((1 + confidence) / 2, count - 1) ** 2;
  const square = ownGain ** 2 - t2 * ownVariance;
  const half = gain * ownGain - t2 * covariance;
  const discriminant = half ** 2 - square * (gain ** 2 - t2 * variance);
  if (square === 0 || (square < 0 && discriminant <= 0)) return { kind: "line" };
  const root = Math.sqrt(Math.max(0, discriminant));
  const ends = [(half - root) / square, (half + root) / square] as const;
  return square > 0 ? { kind: "interval", interval: ends } : { kind: "rays", gap: [ends[1], ends[0]] };
}

/** Both gains over zero-shot, and their variances and covariance by linearisation over clusters. */
function gainsOf(clusters: Clusters<RecoveryArm>) {
  const { sizes, sums } = clusters;
  const means = meansOf(clusters);
  const gain = means.tuned - means.zeroShot;
  const ownGain = means.inDistribution - means.zeroShot;
  let [items, variance, ownVariance, covariance] = [0, 0, 0, 0];
  for (const [i, size] of sizes.entries()) {
    const residual = sums.tuned[i]! - sums.zeroShot[i]! - size * gain;
    const own = sums.inDistribution[i]! - sums.zeroShot[i]! - size * ownGain;
    items += size;
    variance += residual * residual;
    ownVariance += own * own;
    covariance += residual * own;
  }
  const scale = sizes.length / ((sizes.length - 1) * items * items);
  return {
    gain,
    ownGain,
    variance: variance * scale,
    ownVariance: ownVariance * scale,
    covariance: covariance * scale,
  };
}

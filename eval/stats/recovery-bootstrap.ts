import { bcaInterval } from "#eval/stats/bca-interval";
import { type BootstrapOptions, bootstrapMeans, RESAMPLES } from "#eval/stats/bootstrap-means";
import type { Clusters } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { jackknifeMeans } from "#eval/stats/jackknife-means";
import { meansOf } from "#eval/stats/means";
import { percentileInterval } from "#eval/stats/percentile-interval";
import { LAMBDA } from "#eval/stats/recovery";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import type { Rng } from "#src/rng";

/** Shares and ratios that differ by less are equal: a recovery of exactly λ is at least λ. */
const ROUNDING = 1e-9;

/** A recovery and how sure it is; or why it is undefined. */
export type BootstrappedRecovery =
  | {
      readonly value: number;
      /** BCa; an end is infinite where the in-distribution gain may, within the interval's confidence, be nothing. */
      readonly interval: Interval;
      /** Share of resamples in which tuning in distribution gained and at least λ of that gain was recovered. */
      readonly atLeastLambda: number;
      /** Whether the whole interval is at least λ: strong recovery beyond a point estimate. */
      readonly surelyStrong: boolean;
    }
  | { readonly reason: string };

/**
 * The performance gap recovered with a BCa interval over items, resampled by cluster: the same draw for the three arms,
 * which answer the same items and share the zero-shot accuracy. Undefined where the bootstrap interval of the
 * in-distribution gain reaches 0, or with fewer than two clusters.
 *
 * Replicates are ordered by the angle of (in-distribution gain, gain): the order of their ratios wherever the
 * denominator is positive, and still one where it is not.
 */
export function recoveryBootstrap(
  clusters: Clusters<RecoveryArm>,
  rng: Rng,
  options: BootstrapOptions & { readonly lambda?: number } = {},
): BootstrappedRecovery {
  const { resamples = RESAMPLES, confidence = 0.95, lambda = LAMBDA } = options;
  if (clusters.sizes.length < 2) return { reason: "there are fewer than two instances" };
  const draws = gains(bootstrapMeans(clusters, resamples, rng));
  const [least, most] = percentileInterval(draws.own, confidence);
  const percent = Math.round(confidence * 100);
  if (least <= 0) {
    return {
      reason: `the in-distribution gain may be nothing (${percent}% interval ${points(least)} to ${points(most)})`,
    };
  }
  const means = meansOf(clusters);
  const gain = means.tuned - means.zeroShot;
  const own = means.inDistribution - means.zeroShot;
  const replicates = {
    estimate: Math.atan2(gain, own),
    bootstrap: angles(draws),
    jackknife: angles(gains(jackknifeMeans(clusters))),
  };
  const [low, high] = bcaInterval(replicates, confidence);
  const interval = [ratio(low), ratio(high)] as const;
  const reached = draws.own.filter((gained, i) => gained > 0 && draws.tuned[i]! >= lambda * gained - ROUNDING).length;
  return {
    value: gain / own,
    interval,
    atLeastLambda: reached / resamples,
    surelyStrong: interval[0] >= lambda - ROUNDING,
  };
}

/** Of each replicate, the gains over zero-shot. */
function gains(means: Record<RecoveryArm, Float64Array>) {
  return {
    tuned: means.tuned.map((mean, i) => mean - means.zeroShot[i]!),
    own: means.inDistribution.map((mean, i) => mean - means.zeroShot[i]!),
  };
}

function angles({ tuned, own }: ReturnType<typeof gains>): Float64Array {
  return tuned.map((gain, i) => Math.atan2(gain, own[i]!));
}

/** The ratio at an angle; infinite where the denominator is no longer positive. */
function ratio(angle: number): number {
  return Math.abs(angle) < Math.PI / 2 ? Math.tan(angle) : Math.sign(angle) * Number.POSITIVE_INFINITY;
}

/** A difference of shares in percentage points. */
function points(difference: number): string {
  return (100 * difference).toFixed(1);
}

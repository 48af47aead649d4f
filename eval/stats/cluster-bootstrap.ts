import { bcaInterval } from "#eval/stats/bca-interval";
import { type BootstrapOptions, bootstrapMeans, RESAMPLES } from "#eval/stats/bootstrap-means";
import type { Clusters } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { jackknifeMeans } from "#eval/stats/jackknife-means";
import { meansOf } from "#eval/stats/means";
import { percentileInterval } from "#eval/stats/percentile-interval";
import type { Rng } from "#src/rng";

/** A difference of two arms' means, and its bootstrap intervals. */
export interface BootstrappedDifference {
  readonly difference: number;
  readonly percentile: Interval;
  readonly bca: Interval;
}

/**
 * The mean difference of two arms on the same items, the first of `contrast` minus the second, with intervals that
 * resample whole clusters. Undefined with fewer than two clusters: they say nothing of how clusters vary.
 */
export function clusterBootstrap<Arm extends string>(
  clusters: Clusters<Arm>,
  contrast: readonly [Arm, Arm],
  rng: Rng,
  { resamples = RESAMPLES, confidence = 0.95 }: BootstrapOptions = {},
): BootstrappedDifference | undefined {
  if (clusters.sizes.length < 2) return undefined;
  const [first, second] = contrast;
  const minus = (means: Record<Arm, Float64Array>) => means[first].map((mean, i) => mean - means[second][i]!);
  const means = meansOf(clusters);
  const difference = means[first] - means[second];
  const bootstrap = minus(bootstrapMeans(clusters, resamples, rng));
  const jackknife = minus(jackknifeMeans(clusters));
  return {
    difference,
    percentile: percentileInterval(bootstrap, confidence),
    bca: bcaInterval({ estimate: difference, bootstrap, jackknife }, confidence),
  };
}

import { bootstrapMeans } from "#eval/stats/bootstrap-means";
import { clustersOf } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { percentileInterval } from "#eval/stats/percentile-interval";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import { asScored, type Panel } from "#eval/transfer/panel";
import { names } from "#src/pick";
import type { Rng } from "#src/rng";

/**
 * The interval of a recovery over training seeds and instances: both are resampled (Owen 2007), of k models of an arm
 * k − 1 are drawn (Rao and Wu 1988). The model in distribution may be the tuned one: then it is drawn on its own.
 *
 * @returns a reason where the gain in distribution may be nothing, or there are fewer than two instances
 */
export function repeatedRecovery(
  { arms, instances }: Panel<RecoveryArm>,
  rng: Rng,
  { lambda, resamples }: { readonly lambda: number; readonly resamples: number },
): { readonly interval: Interval; readonly atLeastLambda: number } | { readonly reason: string } {
  const runs = names(arms).flatMap((arm) => asScored(arms[arm]).map((right, i) => [`${arm} ${i}`, right] as const));
  const clusters = clustersOf(Object.fromEntries(runs), instances);
  if (clusters.sizes.length < 2) return { reason: "there are fewer than two instances" };
  const means = bootstrapMeans(clusters, resamples, rng);
  const drawn = (arm: RecoveryArm, at: number) => {
    const { length } = arms[arm];
    const draws = Math.max(1, length - 1);
    let sum = 0;
    for (let i = 0; i < draws; i++) sum += means[`${arm} ${rng.int(0, length - 1)}`]![at]!;
    return sum / draws;
  };
  const replicates = Array.from({ length: resamples }, (_, at) => {
    const zeroShot = drawn("zeroShot", at);
    return { gain: drawn("tuned", at) - zeroShot, own: drawn("inDistribution", at) - zeroShot };
  });
  const [least] = percentileInterval(
    Float64Array.from(replicates, ({ own }) => own),
    0.95,
  );
  if (least <= 0) return { reason: "the in-distribution gain may be nothing" };
  const angles = percentileInterval(
    Float64Array.from(replicates, ({ gain, own }) => Math.atan2(gain, own)),
    0.95,
  );
  const reached = replicates.filter(({ gain, own }) => own > 0 && gain >= lambda * own).length;
  return { interval: [Math.tan(angles[0]), Math.tan(angles[1])], atLeastLambda: reached / resamples };
}

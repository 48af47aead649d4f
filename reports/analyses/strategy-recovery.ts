import { averageRecovery } from "#eval/stats/average-recovery";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import { recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
import type { Estimate } from "#reports/analyses/estimate";
import type { Strategy } from "#reports/analyses/strategy";
import { type ColumnArms, weightedClusters } from "#reports/analyses/weighted-clusters";
import { stream } from "#src/rng";

/**
 * The mean gain outside over the mean gain in distribution, over the cells outside whose column a model of the strategy
 * was tuned on. Undefined where that gain is not positive; without interval where it may be nothing.
 */
export function strategyRecovery({ name, matrix, columns }: Strategy): Estimate | undefined {
  const complete = columns.flatMap(({ zeroShot, own, outside }) =>
    zeroShot && own && outside.length > 0 ? [{ zeroShot, own, outside }] : [],
  );
  const gains = complete.flatMap(({ zeroShot, own, outside }) =>
    outside.map((cell) => ({
      gain: cell.accuracy - zeroShot.accuracy,
      inDistribution: own.accuracy - zeroShot.accuracy,
    })),
  );
  const value = averageRecovery(gains);
  if (value === undefined) return undefined;
  const clusters = weightedClusters(
    complete.map(({ zeroShot, own, outside }): ColumnArms<RecoveryArm> => {
      return { arms: { tuned: outside, zeroShot: [zeroShot], inDistribution: [own] }, weight: outside.length };
    }),
  );
  const { resamples, lambda } = matrix;
  const found = recoveryBootstrap(clusters, stream(0, name, "recovery"), { resamples, lambda });
  return { value, interval: "interval" in found ? found.interval : undefined };
}

import { fieller, type RatioSet } from "#eval/stats/fieller";
import type { Interval } from "#eval/stats/interval";
import type { RecoveryArm } from "#eval/stats/recovery-arms";
import { recoveryBootstrap } from "#eval/stats/recovery-bootstrap";
import type { Panel } from "#eval/transfer/panel";
import { panelClusters } from "#eval/transfer/panel-clusters";
import { repeatedRecovery } from "#eval/transfer/repeated-recovery";
import type { Rules } from "#eval/transfer/rules";
import type { Rng } from "#src/rng";

/** How sure a recovered gap is. */
export interface Gap {
  /**
   * 95%, by the paired bootstrap: BCa over instances; over several models percentiles over seeds and instances.
   * Undefined where the gain in distribution may be nothing.
   */
  readonly interval?: Interval;
  /** Fieller's set, which may be unbounded; over instances alone. Undefined with fewer than two of them. */
  readonly fieller?: RatioSet;
  /** Share of resamples that recover at least λ. */
  readonly atLeastLambda?: number;
}

/** Intervals of the recovery of three arms on the same items. */
export function gapOf(panel: Panel<RecoveryArm>, { lambda, resamples }: Rules, rng: Rng): Gap {
  const clusters = panelClusters(panel);
  const set = fieller(clusters);
  const alone = Object.values(panel.arms).every((models) => models.length === 1);
  const options = { lambda, resamples };
  const found = alone ? recoveryBootstrap(clusters, rng, options) : repeatedRecovery(panel, rng, options);
  const sure = "interval" in found && found.interval.every(Number.isFinite);
  return {
    ...(set && { fieller: set }),
    ...(sure && { interval: found.interval, atLeastLambda: found.atLeastLambda }),
  };
}

import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import type { Interval } from "#eval/stats/interval";
import { twoLevelBootstrap } from "#eval/stats/two-level-bootstrap";
import type { Pair } from "#eval/transfer/paired";
import { asScored } from "#eval/transfer/panel";
import { panelClusters } from "#eval/transfer/panel-clusters";
import type { Rng } from "#src/rng";

/**
 * The 95% interval of tuned − zero-shot where items or models depend on each other: percentiles over seeds and instances,
 * or, with one model an arm, BCa over instances. Undefined with fewer than two instances, and without resamples.
 */
export function resampledDifference(pair: Pair, resamples: number, rng: Rng): Interval | undefined {
  if (resamples === 0) return undefined;
  const { arms, instances } = pair;
  const repeated = { before: asScored(arms.zeroShot), after: asScored(arms.tuned), instances };
  return (
    twoLevelBootstrap(repeated, rng, { resamples })?.interval ??
    clusterBootstrap(panelClusters(pair), ["tuned", "zeroShot"], rng, { resamples })?.bca
  );
}

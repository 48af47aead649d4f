import { type BootstrapOptions, bootstrapMeans, RESAMPLES } from "#eval/stats/bootstrap-means";
import { clustersOf, type Outcomes } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { meansOf } from "#eval/stats/means";
import { percentileInterval } from "#eval/stats/percentile-interval";
import type { Rng } from "#src/rng";

/** Results of several training runs on the same items; one run where an arm was not trained, or only once. */
export interface RepeatedArms {
  readonly before: readonly Outcomes[];
  readonly after: readonly Outcomes[];
  /** The instance of each item. */
  readonly instances: readonly string[];
}

/**
 * The mean difference after − before over training runs and items, with a percentile interval that resamples both runs
 * and instances (Owen 2007, the pigeonhole bootstrap). Of k runs k − 1 are drawn, which makes the variance right for
 * few runs (Rao and Wu 1988). Undefined with fewer than two instances, or fewer than two runs in both arms.
 */
export function twoLevelBootstrap(
  { before, after, instances }: RepeatedArms,
  rng: Rng,
  { resamples = RESAMPLES, confidence = 0.95 }: BootstrapOptions = {},
): { readonly difference: number; readonly interval: Interval } | undefined {
  const clusters = clustersOf(Object.fromEntries([...before, ...after].entries()), instances);
  if (clusters.sizes.length < 2 || Math.max(before.length, after.length) < 2) return undefined;
  const firsts = before.map((_, run) => String(run));
  const seconds = after.map((_, run) => String(before.length + run));
  const observed = meansOf(clusters);
  const means = bootstrapMeans(clusters, resamples, rng);
  const replicates = Float64Array.from({ length: resamples }, (_, i) => {
    const drawn = (runs: readonly string[]) => average(draw(runs, rng).map((run) => means[run]![i]!));
    return drawn(seconds) - drawn(firsts);
  });
  const overall = (runs: readonly string[]) => average(runs.map((run) => observed[run]!));
  return { difference: overall(seconds) - overall(firsts), interval: percentileInterval(replicates, confidence) };
}

function draw(runs: readonly string[], rng: Rng): string[] {
  return Array.from({ length: Math.max(1, runs.length - 1) }, () => rng.pick(runs));
}

function average(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length;
}

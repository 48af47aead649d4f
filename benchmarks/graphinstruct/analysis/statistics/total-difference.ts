import { pairedRows } from "#benchmarks/graphinstruct/analysis/runs/paired-rows";
import type { Run, RunRow } from "#benchmarks/graphinstruct/analysis/runs/run";
import { PUBLISHED_WEIGHTS } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { bootstrapMeans, RESAMPLES } from "#eval/stats/bootstrap-means";
import { clustersOf } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { percentileInterval } from "#eval/stats/percentile-interval";
import { signFlip } from "#eval/stats/sign-flip";
import type { Rng } from "#src/rng";

/** A difference of two runs' totals on the same instructions. */
export interface TotalDifference {
  /** First less second. */
  readonly delta: number;
  /** 95%: a percentile bootstrap that draws whole clusters, within each level. */
  readonly interval: Interval;
  /** Two-sided: clusters' differences with their signs flipped at random. */
  readonly p: number;
}

/**
 * Compares two runs instruction by instruction. Undefined where a level has fewer than two clusters in common.
 *
 * @param clusterOf what is drawn and flipped as one; each instruction by itself unless told otherwise
 */
export function totalDifference(
  one: Run,
  other: Run,
  rng: Rng,
  clusterOf: (id: string) => string = (id) => id,
): TotalDifference | undefined {
  const pairs = pairedRows(one, other);
  const levels = LEVELS.map((level) => pairs.filter(([row]) => row.level === level));
  const keys = levels.map((own) => own.map(([{ id, level }]) => `L${level} ${clusterOf(id)}`));
  if (keys.some((own) => new Set(own).size < 2)) return undefined;
  const replicates = new Float64Array(RESAMPLES);
  levels.forEach((own, level) => {
    const drawn = bootstrapMeans(clustersOf(arms(own, 1), keys[level]!), RESAMPLES, rng);
    for (let i = 0; i < RESAMPLES; i++) replicates[i]! += PUBLISHED_WEIGHTS[level]! * (drawn.one[i]! - drawn.other[i]!);
  });
  const parts = levels.map((own, level) => arms(own, PUBLISHED_WEIGHTS[level]! / own.length));
  const whole = { one: parts.flatMap((part) => part.one), other: parts.flatMap((part) => part.other) };
  const clusters = clustersOf(whole, keys.flat());
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    delta: sum(whole.one) - sum(whole.other),
    interval: percentileInterval(replicates, 0.95),
    p: signFlip(clusters, ["one", "other"], rng),
  };
}

/** Both runs' scores, each times `weight`. */
function arms(pairs: readonly (readonly [RunRow, RunRow])[], weight: number) {
  return {
    one: pairs.map(([row]) => weight * row.quality),
    other: pairs.map(([, row]) => weight * row.quality),
  };
}

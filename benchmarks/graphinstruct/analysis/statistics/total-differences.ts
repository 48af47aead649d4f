import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { PUBLISHED_WEIGHTS, totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { bootstrapMeans, RESAMPLES } from "#eval/stats/bootstrap-means";
import { type Clusters, clustersOf } from "#eval/stats/clusters";
import type { Interval } from "#eval/stats/interval";
import { meansOf } from "#eval/stats/means";
import { percentileInterval } from "#eval/stats/percentile-interval";
import { signFlip } from "#eval/stats/sign-flip";
import type { Rng } from "#src/rng";

/** A difference of two runs' totals on the same instructions. */
export interface TotalDifference {
  /** The run less the base. */
  readonly delta: number;
  /** 95%: a percentile bootstrap that draws whole clusters, within each level. */
  readonly interval: Interval;
  /** Two-sided: clusters' differences with their signs flipped at random. */
  readonly p: number;
}

/**
 * Compares runs with a base, instruction by instruction, on the instructions that all of them have. Undefined where a
 * level has fewer than two clusters of these.
 *
 * @param clusterOf what is drawn and flipped as one; each instruction by itself unless told otherwise
 */
export function totalDifferences(
  base: Run,
  runs: readonly Run[],
  rng: Rng,
  clusterOf: (id: string) => string = (id) => id,
): TotalDifference[] | undefined {
  const levels = LEVELS.map((level) => sharedScores([base, ...runs], level, clusterOf));
  if (levels.some(({ clusters }) => new Set(clusters).size < 2)) return undefined;
  const drawn = levels.map(({ scores, clusters }) => clustersOf(scores, clusters));
  const means = drawn.map((own) => meansOf(own));
  const totals = resampledTotals(drawn, rng);
  const whole = weightedTogether(levels);
  return runs.map((_, i) => {
    const arm = `${i + 1}`;
    return {
      delta: totalOf(means.map((own) => own[arm]! - own[BASE]!)),
      interval: percentileInterval(
        totals[arm]!.map((total, k) => total - totals[BASE]![k]!),
        0.95,
      ),
      p: signFlip(whole, [arm, BASE], rng),
    };
  });
}

/** Runs are arms by their place; the base is the first. */
const BASE = "0";

interface SharedScores {
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly clusters: readonly string[];
}

/** What the runs scored on the instructions of a level that they share. */
function sharedScores(runs: readonly Run[], level: Level, clusterOf: (id: string) => string): SharedScores {
  const qualities = runs.map(
    ({ rows }) => new Map(rows.filter((row) => row.level === level).map((row) => [row.id, row.quality])),
  );
  const ids = [...qualities[0]!.keys()].filter((id) => qualities.every((own) => own.has(id))).sort();
  return {
    scores: Object.fromEntries(qualities.map((own, i) => [`${i}`, ids.map((id) => own.get(id)!)])),
    clusters: ids.map((id) => `L${level} ${clusterOf(id)}`),
  };
}

/** By arm, the total in each resample; all arms draw the same clusters. */
function resampledTotals(levels: readonly Clusters<string>[], rng: Rng): Readonly<Record<string, Float64Array>> {
  const means = levels.map((clusters) => bootstrapMeans(clusters, RESAMPLES, rng));
  const totals = Object.keys(means[0]!).map((arm) => [
    arm,
    Float64Array.from({ length: RESAMPLES }, (_, i) => totalOf(means.map((own) => own[arm]![i]!))),
  ]);
  return Object.fromEntries(totals);
}

/** All levels as one, each score times what it counts in the total. */
function weightedTogether(levels: readonly SharedScores[]): Clusters<string> {
  const arms = Object.keys(levels[0]!.scores).map((arm) => {
    const parts = levels.map(({ scores }, level) =>
      scores[arm]!.map((score) => (PUBLISHED_WEIGHTS[level]! * score) / scores[arm]!.length),
    );
    return [arm, parts.flat()] as const;
  });
  return clustersOf(
    Object.fromEntries(arms),
    levels.flatMap(({ clusters }) => clusters),
  );
}

import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { bestRun } from "#benchmarks/graphinstruct/analysis/runs/best-run";
import { dimensionMean } from "#benchmarks/graphinstruct/analysis/runs/dimension-mean";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { StudiedModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { difference } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { pythonRandom } from "#src/python-random";

/** Gaps in D4 alone between a high and a low group of models, by how the groups are chosen. */
export type TierControls = readonly TierControl[];

export interface TierControl {
  readonly groups: string;
  /** By level, the high group's mean D4 less the low group's. */
  readonly gaps: readonly number[];
}

/** Seeds of the halves, as published. */
const HALVES = [2026, 2027, 2028, 2029, 2030];

export const tierControls = analyser<TierControls>({
  title: "Gap in D4 alone, with groups chosen otherwise",
  source: "the published analysis c1",
  compute({ models }: Study) {
    if (models.length < 4) return undefined;
    const best = models.map((model) => ({ model, run: bestRun(model) }));
    const runsIn = (wanted: (model: StudiedModel) => boolean) =>
      best.filter(({ model }) => wanted(model)).map(({ run }) => run);
    const known = [...models].filter(({ active }) => active !== undefined).sort((a, b) => b.active! - a.active!);
    const large = new Set(known.slice(0, Math.floor(known.length / 2)));
    const bySize = [runsIn((one) => large.has(one)), runsIn((one) => known.includes(one) && !large.has(one))] as const;
    const byQuality = [runsIn(({ tier }) => tier === "T1"), runsIn(({ tier }) => tier === "T3")] as const;
    const halves = HALVES.map((seed) => splitGaps(models, seed));
    return [
      { groups: "by quality (T1 − T3)", gaps: gapsOf(...byQuality) },
      {
        groups: "by quality on other instructions",
        gaps: LEVELS.map((level) => mean(halves.map((gaps) => gaps[level]!))),
      },
      { groups: "by active parameters, where known", gaps: gapsOf(...bySize) },
    ];
  },
  says: (rows) => rows.map(({ groups, gaps }) => `Widest ${groups}: L${gaps.indexOf(Math.max(...gaps))}.`),
  tables: (rows) => [
    {
      head: ["groups", ...LEVELS.map((level) => `L${level}`)],
      rows: rows.map(({ groups, gaps }) => [groups, ...gaps.map((gap) => difference(gap))]),
    },
  ],
});

function gapsOf(high: readonly Run[], low: readonly Run[]): number[] {
  const at = (runs: readonly Run[], level: (typeof LEVELS)[number]) =>
    mean(runs.map((run) => dimensionMean(run, level, "D4")));
  return LEVELS.map((level) => at(high, level) - at(low, level));
}

/** Runs and groups of a quarter of the models each are chosen on one half of each level, and compared on the other. */
function splitGaps(models: readonly StudiedModel[], seed: number): number[] {
  const chosenOn = firstHalf(models[0]!, seed);
  const total = (run: Run) =>
    totalOf(
      LEVELS.map((level) =>
        mean(run.rows.filter((row) => row.level === level && chosenOn.has(row.id)).map(({ quality }) => quality)),
      ),
    );
  const chosen = models.map((model) => bestRun(model, total)).sort((a, b) => total(b) - total(a));
  const group = Math.max(1, Math.round(models.length / 4));
  const rest = chosen.map((run) => ({ ...run, rows: run.rows.filter(({ id }) => !chosenOn.has(id)) }));
  return gapsOf(rest.slice(0, group), rest.slice(-group));
}

/** Half of each level's instructions, drawn as the published analysis draws them. */
function firstHalf(model: StudiedModel, seed: number): ReadonlySet<string> {
  const { shuffle } = pythonRandom(seed);
  const { rows } = bestRun(model);
  return new Set(
    LEVELS.flatMap((level) => {
      const ids = shuffle(
        rows
          .filter((row) => row.level === level)
          .map(({ id }) => id)
          .sort(),
      );
      return ids.slice(0, Math.floor(ids.length / 2));
    }),
  );
}

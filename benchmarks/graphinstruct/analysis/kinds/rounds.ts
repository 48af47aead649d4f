import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { type MethodTarget, methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import {
  type TotalDifference,
  totalDifferences,
} from "#benchmarks/graphinstruct/analysis/statistics/total-differences";
import { difference, range, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { stream } from "#src/rng";

/** What more rounds of refinement give, for each model that was refined with several limits. */
export type Rounds = readonly RoundsCurve[];

export interface RoundsCurve {
  readonly model: string;
  readonly points: readonly RoundsPoint[];
}

export interface RoundsPoint {
  /** The most that were allowed. */
  readonly rounds: number;
  readonly quality: number;
  readonly levels: readonly number[];
  /** Against the fewest rounds, on the same instructions; undefined for these, and where too few are shared. */
  readonly gain: TotalDifference | undefined;
}

/** Of a refined run that does not say (GraphInstruct, appendix F.4). */
const USUAL = 3;

export const rounds = analyser<Rounds>({
  title: "What more rounds of refinement give",
  source: "GraphInstruct, table 22 and figures 14 and 15; intervals are ours",
  compute(study: Study) {
    const curves = methodTargets(study)
      .map((target) => curveOf(target, study.seed))
      .filter(({ points }) => points.length > 1);
    return curves.length > 0 ? curves : undefined;
  },
  says: (curves) =>
    curves.map(({ model, points }) => {
      const best = points.reduce((most, point) => (point.quality > most.quality ? point : most));
      const spans = LEVELS.map((level) => {
        const values = points.map(({ levels }) => levels[level]!);
        return Math.max(...values) - Math.min(...values);
      });
      const still = spans.indexOf(Math.min(...spans));
      return `${model}: best with ${best.rounds} rounds (${score(best.quality)}); L${still} moves least, by ${score(spans[still])}.`;
    }),
  tables: (curves) =>
    curves.map(({ model, points }) => ({
      caption: model,
      head: ["rounds", "total", ...LEVELS.map((level) => `L${level}`), "gain", "95%"],
      rows: points.map(({ rounds, quality, levels, gain }) => [
        `${rounds}`,
        ...[quality, ...levels].map((value) => score(value)),
        difference(gain?.delta),
        range(gain?.interval),
      ]),
    })),
});

/** A refined run, and the most rounds that it allowed. */
interface Limited {
  readonly run: Run;
  readonly rounds: number;
}

function curveOf(target: MethodTarget, seed: number): RoundsCurve {
  const [first, ...more] = limitedRuns(target);
  if (!first) return { model: target.name, points: [] };
  const gains = totalDifferences(
    first.run,
    more.map(({ run }) => run),
    stream(seed, "rounds", target.id),
  );
  const points = [pointOf(first, undefined), ...more.map((one, i) => pointOf(one, gains?.[i]))];
  return { model: target.name, points };
}

/** From the fewest rounds to the most. */
function limitedRuns({ methods, variants }: MethodTarget): Limited[] {
  const plain = methods.get("vgig");
  const limited = variants.flatMap((run) => {
    const limit = run.way === "vgig" ? /^T(\d+)$/.exec(run.variant ?? "")?.[1] : undefined;
    return limit === undefined ? [] : [{ run, rounds: Number(limit) }];
  });
  const { max_rounds: limit } = plain?.metadata ?? {};
  const own = plain ? [{ run: plain, rounds: typeof limit === "number" ? limit : USUAL }] : [];
  return [...own, ...limited].sort((a, b) => a.rounds - b.rounds);
}

function pointOf({ run: { quality, levels }, rounds }: Limited, gain: TotalDifference | undefined): RoundsPoint {
  return { rounds, quality, levels, gain };
}

import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { type MethodTarget, methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";

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
}

/** Of a refined run that does not say (GraphInstruct, appendix F.4). */
const USUAL = 3;

export const rounds = analyser<Rounds>({
  title: "What more rounds of refinement give",
  source: "GraphInstruct, table 22 and figures 14 and 15",
  compute(study: Study) {
    const curves = methodTargets(study)
      .map(curveOf)
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
      head: ["rounds", "total", ...LEVELS.map((level) => `L${level}`)],
      rows: points.map(({ rounds, quality, levels }) => [
        `${rounds}`,
        ...[quality, ...levels].map((value) => score(value)),
      ]),
    })),
});

function curveOf({ name, methods, variants }: MethodTarget): RoundsCurve {
  const plain = methods.get("vgig");
  const points = variants.flatMap((run) => {
    const limit = run.way === "vgig" ? /^T(\d+)$/.exec(run.variant ?? "")?.[1] : undefined;
    return limit === undefined ? [] : [pointOf(run, Number(limit))];
  });
  const { max_rounds: limit } = plain?.metadata ?? {};
  const own = plain ? [pointOf(plain, typeof limit === "number" ? limit : USUAL)] : [];
  return { model: name, points: [...own, ...points].sort((a, b) => a.rounds - b.rounds) };
}

function pointOf({ quality, levels }: Run, rounds: number): RoundsPoint {
  return { rounds, quality, levels };
}

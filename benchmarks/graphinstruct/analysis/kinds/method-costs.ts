import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { type MethodTarget, methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { finalScores, paretoFrontier, type Standing } from "#benchmarks/graphinstruct/scores/pareto";

/** What methods cost each model they were tried on. */
export type MethodCosts = readonly TargetCosts[];

export interface TargetCosts {
  readonly model: string;
  /** Zero-shot first. */
  readonly methods: readonly MethodCost[];
}

export interface MethodCost extends Standing {
  readonly method: string;
  /** Cost over that of zero-shot. */
  readonly times: number;
  readonly frontier: boolean;
  /** The total, raised by 15% on the frontier of this model's methods. */
  readonly final: number;
}

export const methodCosts = analyser<MethodCosts>({
  title: "What methods cost",
  source: "GraphInstruct, table 32, with other costs",
  compute(study: Study) {
    const found = methodTargets(study)
      .map(costsOf)
      .filter(({ methods }) => methods.length > 1);
    return found.length > 0 ? found : undefined;
  },
  says: () => [
    "TPV counts what goes in and out for all samples, per valid one; table 32 counts what comes out of valid ones alone.",
    "The released VGIG files count the tokens of the sample that was kept, not of those that led to it: its true cost is higher.",
  ],
  tables: (found) =>
    found.map(({ model, methods }) => ({
      caption: model,
      head: ["method", "total", "TPV", "× ZS", "Q/kTPV", "final", "front"],
      rows: methods.map(({ method, total, cost, times, final, frontier }) => [
        method,
        score(total),
        tokens(cost),
        times.toFixed(1),
        (total / (cost / 1000)).toFixed(2),
        score(final),
        frontier ? "✓" : "",
      ]),
    })),
});

function costsOf({ name, zeroShot, methods }: MethodTarget): TargetCosts {
  const priced = [["zero-shot", zeroShot] as const, ...methods]
    .map(([method, run]) => ({ method, cost: run.tokensPerValid, total: run.quality }))
    .filter(({ cost, total }) => Number.isFinite(cost) && Number.isFinite(total));
  const frontier = new Set(paretoFrontier(priced));
  const final = finalScores(priced, "paper");
  const rows = priced.map((one, i) => ({
    ...one,
    times: one.cost / zeroShot.tokensPerValid,
    frontier: frontier.has(one),
    final: final[i]!,
  }));
  return { model: name, methods: rows };
}

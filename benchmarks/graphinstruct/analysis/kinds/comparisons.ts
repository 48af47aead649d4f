import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { templateRules } from "#benchmarks/graphinstruct/analysis/oracle/templates";
import { ABBREVIATED, STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { StudiedModel, Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import {
  type TotalDifference,
  totalDifferences,
} from "#benchmarks/graphinstruct/analysis/statistics/total-differences";
import { difference, range } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { holm } from "#eval/stats/holm";
import { probability } from "#reports/format";
import { stream } from "#src/rng";

/** Each strategy against zero-shot, model by model, with what instructions and templates leave open. */
export type Comparisons = readonly Comparison[];

export interface Comparison {
  readonly model: string;
  readonly strategy: Strategy;
  readonly byInstruction: TotalDifference;
  /** Whole templates drawn (the coarse rule); undefined where the instructions were not given. */
  readonly byTemplate: TotalDifference | undefined;
  /** The p by instruction, corrected for all comparisons of this list. */
  readonly holm: number;
}

export const comparisons = analyser<Comparisons>({
  title: "Each strategy against zero-shot, tested",
  source: "ours; the paper calls differences over .005 robust",
  compute({ models, instructions, seed }: Study) {
    const templates = instructions && new Map(instructions.map((one) => [one.id, templateRules.coarse(one)]));
    const found = models.flatMap((model) => compared(model, seed, templates));
    const corrected = holm(found.map(({ byInstruction }) => byInstruction.p));
    return found.length > 0 ? found.map((one, i) => ({ ...one, holm: corrected[i]! })) : undefined;
  },
  says: (found) => [
    `${found.filter((one) => one.holm < 0.05).length} of ${found.length} differences stand after Holm's correction (p < .05).`,
    "Paired intervals of 95% over the instructions of each level; templates: whole templates drawn, for instructions of one template are alike.",
    "They say nothing of other samples of the same model: the files hold means over samples.",
  ],
  tables: (found) => [
    {
      head: ["model", "− ZS", "delta", "by instruction", "by template", "p", "Holm"],
      rows: found.map(({ model, strategy, byInstruction: { delta, interval, p }, byTemplate, holm }) => [
        model,
        ABBREVIATED[strategy],
        difference(delta),
        range(interval),
        range(byTemplate?.interval),
        probability(p),
        probability(holm),
      ]),
    },
  ],
});

function compared(
  { id, name, asked }: StudiedModel,
  seed: number,
  templates: ReadonlyMap<string, string> | undefined,
): Omit<Comparison, "holm">[] {
  const strategies = STRATEGIES.filter((strategy) => strategy !== "zero-shot" && asked[strategy]);
  const plain = asked["zero-shot"];
  const differences = (what: string, clusterOf?: (id: string) => string) =>
    plain &&
    totalDifferences(
      plain,
      strategies.map((one) => asked[one]!),
      stream(seed, "comparisons", id, what),
      clusterOf,
    );
  const byTemplate = templates && differences("templates", (one) => templates.get(one)!);
  return (differences("instructions") ?? []).map((byInstruction, i) => ({
    model: name,
    strategy: strategies[i]!,
    byInstruction,
    byTemplate: byTemplate?.[i],
  }));
}

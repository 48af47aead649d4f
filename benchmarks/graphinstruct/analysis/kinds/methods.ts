import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { oracleOf } from "#benchmarks/graphinstruct/analysis/oracle/hindsight";
import { type MethodTarget, methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import { modelCard } from "#benchmarks/graphinstruct/analysis/runs/model-card";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";

/** What methods make of each model they were tried on. */
export type Methods = readonly MethodScores[];

export interface MethodScores {
  readonly model: string;
  readonly zeroShot: number;
  /** Zero-shot with reasoning off, where the methods had it off. */
  readonly alike: number | undefined;
  /** The best strategy by level, with hindsight: as the model's oracle file has it, else from its four strategies. */
  readonly oracle: number | undefined;
  /** By name, the total. */
  readonly totals: Readonly<Record<string, number>>;
}

const METHODS = ["retry", "self-consistency", "caap", "vgig", "combined"];
const HEADS = ["retry", "SC", "CAAP", "VGIG", "comb."];

export const methods = analyser<Methods>({
  title: "What methods make of a model",
  source: "GraphInstruct, tables 19, 20 and 32",
  compute(study: Study) {
    const found = methodTargets(study)
      .filter(({ methods }) => METHODS.some((method) => methods.has(method)))
      .map((target) => ({
        model: target.name,
        zeroShot: target.zeroShot.quality,
        alike: target.alike?.quality,
        oracle: oracleTotal(study, target),
        totals: Object.fromEntries([...target.methods].map(([method, run]) => [method, run.quality])),
      }));
    return found.length > 0 ? found : undefined;
  },
  says: (found) => [
    ...range(found),
    "Table 19 sets Qwen3.5-35B's methods without reasoning against zero-shot and oracle with it; alike: zero-shot without.",
    "The printed VGIG and CAAP totals of table 19 are in no released file; Retry and SC keep all their samples, so they choose nothing.",
  ],
  tables: (found) => [
    {
      caption: "totals",
      head: ["model", "ZS", "alike", "oracle", ...HEADS],
      rows: found.map(({ model, zeroShot, alike, oracle, totals }) => [
        model,
        ...[zeroShot, alike, oracle, ...METHODS.map((method) => totals[method])].map((one) => score(one, 4)),
      ]),
    },
    {
      caption: "less zero-shot, with reasoning as the methods had it",
      head: ["model", ...HEADS, "comb. − oracle"],
      rows: found.map(({ model, zeroShot, alike, oracle, totals }) => [
        model,
        ...METHODS.map((method) => difference(less(totals[method], alike ?? zeroShot))),
        difference(less(totals.combined, oracle)),
      ]),
    },
  ],
});

function oracleTotal({ complete }: Study, { id, methods }: MethodTarget): number | undefined {
  const file = methods.get("oracle");
  const own = complete.find((model) => model.id === (modelCard(id).unthinking ?? id));
  return file?.quality ?? (own && oracleOf(own).quality);
}

function range(found: Methods): string[] {
  const gains = found.flatMap(({ totals, oracle }) => less(totals.combined, oracle) ?? []);
  if (gains.length === 0) return [];
  return [
    `Combined is ${difference(Math.min(...gains))} to ${difference(Math.max(...gains))} over the oracle, ${gains.length} models.`,
  ];
}

function less(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

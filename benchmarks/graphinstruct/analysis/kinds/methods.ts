import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { oracleOf } from "#benchmarks/graphinstruct/analysis/oracle/hindsight";
import { type MethodTarget, methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { count } from "#reports/format";

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

/** Said where the released runs are among those looked at. */
const ABOUT_RELEASED = [
  "Table 19 sets Qwen3.5-35B's methods without reasoning against zero-shot and oracle with it; alike: zero-shot without.",
  "The VGIG and CAAP totals that table 19 prints are in no released file; the released retry and SC keep all samples, so they choose nothing.",
];

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
        oracle: oracleTotal(target),
        totals: Object.fromEntries([...target.methods].map(([method, run]) => [method, run.quality])),
      }));
    return found.length > 0 ? found : undefined;
  },
  says: (found) => [...gains(found), ...(found.some(({ alike }) => alike !== undefined) ? ABOUT_RELEASED : [])],
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

function oracleTotal({ methods, asked }: MethodTarget): number | undefined {
  return methods.get("oracle")?.quality ?? (asked && oracleOf({ asked }).quality);
}

function gains(found: Methods): string[] {
  const over = found.flatMap(({ totals, oracle }) => less(totals.combined, oracle) ?? []);
  if (over.length === 0) return [];
  const [least, most] = [Math.min(...over), Math.max(...over)];
  return [`Combined less the oracle: ${difference(least)} to ${difference(most)}, ${count(over.length, "model")}.`];
}

function less(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one - other;
}

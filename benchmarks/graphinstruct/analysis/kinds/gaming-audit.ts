import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import { methodTargets } from "#benchmarks/graphinstruct/analysis/runs/method-targets";
import { pairedRows } from "#benchmarks/graphinstruct/analysis/runs/paired-rows";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { pearson } from "#benchmarks/graphinstruct/analysis/statistics/pearson";
import { difference, score } from "#benchmarks/graphinstruct/analysis/text/numbers";
import { percent } from "#reports/format";

/** Whether methods that are steered by D4 raise D4 alone, or D1 with it. */
export type GamingAudit = readonly AuditedRun[];

export interface AuditedRun {
  readonly model: string;
  readonly method: string;
  /** Over all instructions, zero-shot (with reasoning as the method had it) and with the method. */
  readonly D1: BeforeAfter;
  readonly D4: BeforeAfter;
  readonly instructions: number;
  /** Instructions on which D4 rises, and those of them on which D1 falls. */
  readonly raised: number;
  readonly suspect: number;
  /** Pearson's, of the instructions' gains in D1 and D4; undefined where one never changes. */
  readonly correlation: number | undefined;
}

export type BeforeAfter = readonly [before: number, after: number];

const STEERED = ["vgig", "caap", "combined"];

export const gamingAudit = analyser<GamingAudit>({
  title: "Whether D4 is raised at the cost of D1",
  source: 'GraphInstruct, appendix F.4 ("D1 audit")',
  compute(study: Study) {
    const audited = methodTargets(study).flatMap(({ name, zeroShot, alike, methods }) =>
      STEERED.flatMap((method) => {
        const run = methods.get(method);
        return run ? [{ model: name, method, ...compare(alike ?? zeroShot, run) }] : [];
      }),
    );
    return audited.length > 0 ? audited : undefined;
  },
  says: (audited) => [
    `D1 rises with D4 in ${audited.filter(({ D1, D4 }) => D1[1] > D1[0] && D4[1] > D4[0]).length} of ${audited.length} runs.`,
    "D4 up: instructions on which D4 rises; suspect: those of them on which D1 falls.",
    ...(audited.some(({ model }) => model === "GPT-4o-mini")
      ? ["The D1 that the paper prints (GPT-4o-mini: .71 to .84) are means of no released file."]
      : []),
  ],
  tables: (audited) => [
    {
      head: ["model", "method", "D1", "gain", "D4", "gain", "D4 up", "suspect", "corr."],
      rows: audited.map(({ model, method, D1, D4, raised, suspect, correlation }) => [
        model,
        method,
        score(D1[1]),
        difference(D1[1] - D1[0]),
        score(D4[1]),
        difference(D4[1] - D4[0]),
        `${raised}`,
        raised > 0 ? percent(suspect / raised) : "–",
        score(correlation, 2),
      ]),
    },
  ],
});

function compare(before: Run, after: Run): Omit<AuditedRun, "model" | "method"> {
  const pairs = pairedRows(before, after).map(([one, other]) => ({ one: one.dimensions, other: other.dimensions }));
  const gains = (dimension: "D1" | "D4") => pairs.map(({ one, other }) => other[dimension] - one[dimension]);
  const means = (dimension: "D1" | "D4"): BeforeAfter => [
    mean(pairs.map(({ one }) => one[dimension])),
    mean(pairs.map(({ other }) => other[dimension])),
  ];
  const [D1, D4] = [gains("D1"), gains("D4")];
  return {
    D1: means("D1"),
    D4: means("D4"),
    instructions: pairs.length,
    raised: D4.filter((gain) => gain > 0).length,
    suspect: D4.filter((gain, i) => gain > 0 && D1[i]! < 0).length,
    correlation: pearson(D1, D4),
  };
}

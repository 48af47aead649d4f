import { analyser } from "#benchmarks/graphinstruct/analysis/analysis";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { percent } from "#reports/format";

/** Outputs that could not be read or were cut off, by run and level, the most unread first; of runs whose files say. */
export type Failures = readonly FailureRate[];

export interface FailureRate {
  /** Its file's name without its endings. */
  readonly run: string;
  readonly level: Level;
  readonly outputs: number;
  readonly unread: number;
  readonly truncated: number;
}

const SHOWN = 12;

export const failures = analyser<Failures>({
  title: "Outputs that could not be read, and outputs cut off",
  source: "GraphInstruct, table 34",
  compute({ runs }: Study) {
    const rates = runs.flatMap((run) => LEVELS.flatMap((level) => rate(run, level) ?? []));
    return rates.length > 0 ? rates.sort((a, b) => b.unread / b.outputs - a.unread / a.outputs) : undefined;
  },
  says: (rates) => {
    const sum = (of: (rate: FailureRate) => number) => rates.reduce((total, one) => total + of(one), 0);
    const [outputs, unread, truncated] = [
      sum((one) => one.outputs),
      sum((one) => one.unread),
      sum((one) => one.truncated),
    ];
    return [
      `Of ${outputs} outputs ${unread} could not be read (${percent(unread / outputs, 2)}), ${truncated} were cut off (${percent(truncated / outputs, 2)}).`,
      "Unread: no graph could be read, nor a due refusal; cut off: stopped at the limit of its length.",
    ];
  },
  tables: (rates) => [
    {
      ...(rates.length > SHOWN && { caption: `the ${SHOWN} with the most unread` }),
      head: ["run", "level", "outputs", "unread", "cut off"],
      rows: rates
        .slice(0, SHOWN)
        .map(({ run, level, outputs, unread, truncated }) => [
          run,
          `L${level}`,
          `${outputs}`,
          percent(unread / outputs, 2),
          percent(truncated / outputs, 2),
        ]),
    },
  ],
});

function rate(run: Run, level: Level): FailureRate | undefined {
  const rows = run.rows.filter((row) => row.level === level && row.outputs !== undefined);
  const sum = (field: "outputs" | "unread" | "truncated") => rows.reduce((total, row) => total + (row[field] ?? 0), 0);
  const outputs = sum("outputs");
  return outputs > 0
    ? { run: run.name, level, outputs, unread: sum("unread"), truncated: sum("truncated") }
    : undefined;
}

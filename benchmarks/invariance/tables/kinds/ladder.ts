import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { classCounts, type Failure } from "#benchmarks/invariance/tables/units/classes";
import { calls, count } from "#benchmarks/invariance/tables/units/sums";

/** How much of the copying is left to the program, most first. */
export const RUNGS = ["prose", "plain", "json", "networkx_code", "injected"] as const;

export type Rung = (typeof RUNGS)[number];

export interface LadderRow extends Readonly<Record<Failure, number>> {
  readonly dataset: string;
  readonly mode: string;
  readonly library: string;
  readonly rung: Rung;
  readonly model: string;
  readonly n: number;
  /** Answers that were written down and not computed may be right and are `no_computation` all the same, so rows of these can be counted twice. */
  readonly correct: number;
  readonly accuracy?: number;
  readonly n_calls?: number;
}

/** The same graph, canonical labels and order, told ever closer to code: rows of each class, over all tasks. */
export const ladder: Table<LadderRow> = {
  title: "Ladder: from prose to a graph that is given",
  source: AUDIT,
  columns: {
    dataset: "text",
    mode: "text",
    library: "text",
    rung: "text",
    model: "text",
    n: "count",
    correct: "count",
    transcription: "count",
    construction: "count",
    logic: "count",
    no_computation: "count",
    execution: "count",
    format: "count",
    unverifiable: "count",
    accuracy: "share?",
    n_calls: "count?",
  },
  rows({ rows }) {
    const onLadder = rows.filter((row) => rungOf(row) !== undefined);
    const rungs = cells(onLadder, (row) => {
      const { dataset, model, library } = row;
      return { dataset, model, library: library ?? "-", rung: RUNGS.indexOf(rungOf(row)!) };
    });
    return rungs.map(({ key: { dataset, model, library, rung }, items }) => {
      const correct = count(items, (row) => row.correct);
      const n = items.length;
      const place = { dataset, mode: items[0]!.mode, library, rung: RUNGS[rung]!, model };
      return { ...place, n, correct, ...classCounts(items), accuracy: correct / n, n_calls: calls(items) };
    });
  },
};

/** The rung of a row; undefined: it is on none. A form whose graph a program is given anyway tells nothing new in another syntax. */
function rungOf({ mode, axis, params }: ScoredRow): Rung | undefined {
  if (mode === "direct") return undefined;
  if (axis === "canonical") return mode === "code" ? "prose" : "injected";
  if (axis !== "syntax" || mode !== "code") return undefined;
  return RUNGS.find((rung) => rung === params.syntax);
}

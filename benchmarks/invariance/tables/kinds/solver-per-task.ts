import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { areIdentical, isRead } from "#benchmarks/invariance/tables/units/agreement";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { formsOf } from "#benchmarks/invariance/tables/units/forms";
import { type Group, groupsOf, isHeadline } from "#benchmarks/invariance/tables/units/groups";
import { nameOfKey } from "#benchmarks/invariance/tables/units/keys";
import { calls, count, share } from "#benchmarks/invariance/tables/units/sums";

export interface SolverRow {
  readonly dataset: string;
  readonly model: string;
  readonly library: string;
  /** undefined: no canonical form was asked. */
  readonly solver_acc_canonical: number | undefined;
  readonly M2_acc_canonical: number | undefined;
  /** Tasks whose program never answers. */
  readonly tasks_no_answer: number;
  /** Identical answers over relabel and order, each instance with the same weight: not the headline's, which weighs cells. */
  readonly solver_perm_invariance: number | undefined;
  readonly M2_perm_invariance: number | undefined;
  readonly n_tasks: number;
  /** Distinct prompts of the solver. */
  readonly n_calls?: number;
}

/** One program a task and library, run on every form, beside the audit's programs, written anew for each. */
export const solverPerTask: Table<SolverRow> = {
  title: "One program a task",
  source: AUDIT,
  columns: {
    dataset: "text",
    model: "text",
    library: "text",
    solver_acc_canonical: "share?",
    M2_acc_canonical: "share?",
    tasks_no_answer: "count",
    solver_perm_invariance: "share?",
    M2_perm_invariance: "share?",
    n_tasks: "count",
    n_calls: "count?",
  },
  rows({ rows, groups, solver = [] }) {
    const own = new Map(cells(rows.filter(isProgram), writer).map(({ key, items }) => [nameOfKey(key), items]));
    const programs = groups.filter(({ forms }) => forms.arm.mode === "code");
    const ownGroups = new Map(
      cells(programs, ({ forms }) => writer(forms.arm)).map((cell) => [nameOfKey(cell.key), cell.items]),
    );
    return cells(solver, writer).map(({ key, items }) => {
      const tasks = cells(items, ({ task }) => ({ task }));
      return {
        ...key,
        solver_acc_canonical: canonicalAccuracy(items),
        M2_acc_canonical: canonicalAccuracy(own.get(nameOfKey(key)) ?? []),
        tasks_no_answer: count(tasks, (task) => !task.items.some(isRead)),
        solver_perm_invariance: identicalShare(groupsOf(formsOf(items))),
        M2_perm_invariance: identicalShare(ownGroups.get(nameOfKey(key)) ?? []),
        n_tasks: tasks.length,
        n_calls: calls(items),
      };
    });
  },
};

function isProgram({ mode }: ScoredRow): boolean {
  return mode === "code";
}

function writer({ dataset, model, library }: { dataset: string; model: string; library: string | null }) {
  return { dataset, model, library: library ?? "-" };
}

function canonicalAccuracy(rows: readonly ScoredRow[]): number | undefined {
  const canonical = rows.filter(({ axis }) => axis === "canonical");
  return share(
    count(canonical, ({ correct }) => correct),
    canonical.length,
  );
}

function identicalShare(groups: readonly Group[]): number | undefined {
  const headline = groups.filter(isHeadline);
  return share(
    count(headline, ({ members }) => areIdentical(members)),
    headline.length,
  );
}

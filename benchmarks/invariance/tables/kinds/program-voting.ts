import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { AUDIT, type Table } from "#benchmarks/invariance/tables/table";
import { areIdentical, isRead } from "#benchmarks/invariance/tables/units/agreement";
import { cells } from "#benchmarks/invariance/tables/units/cells";
import { isIdentity } from "#benchmarks/invariance/tables/units/forms";
import { nameOfKey } from "#benchmarks/invariance/tables/units/keys";
import { majority } from "#benchmarks/invariance/tables/units/majority";
import { calls, count } from "#benchmarks/invariance/tables/units/sums";

export interface ProgramVotingRow {
  readonly dataset: string;
  readonly model: string;
  readonly library: string;
  readonly n_instances: number;
  /** Programs beside those of the canonical forms; the identity is no other form. */
  readonly n_programs: number;
  /** Instances whose programs all have the canonical one's answer on the canonical graph. */
  readonly programs_agree_on_canonical_data: number;
  /** Instances with two different answers at least. */
  readonly programs_disagree: number;
  /** Programs without an answer that can be read. */
  readonly programs_no_answer: number;
  readonly canonical_acc: number;
  readonly program_vote_acc: number;
  readonly n_calls: number;
}

/** Programs written for other forms, run on the canonical graph: whether they are the same program in effect, and what they elect with the canonical form's. */
export const programVoting: Table<ProgramVotingRow> = {
  title: "Programs of all forms, run on one graph",
  source: AUDIT,
  columns: {
    dataset: "text",
    model: "text",
    library: "text",
    n_instances: "count",
    n_programs: "count",
    programs_agree_on_canonical_data: "share",
    programs_disagree: "share",
    programs_no_answer: "share",
    canonical_acc: "share",
    program_vote_acc: "share",
    n_calls: "count",
  },
  rows({ rows, votes = [] }) {
    const canonical = new Map(rows.filter(isCanonicalProgram).map((row) => [nameOfKey(instanceOf(row)), row]));
    const changed = votes.filter((vote) => !isIdentity(vote));
    return cells(changed, ({ dataset, model, library }) => ({ dataset, model, library: library ?? "-" })).flatMap(
      ({ key, items }) => {
        const ballots = cells(items, instanceOf).flatMap(({ key: instance, items: programs }) => {
          const own = canonical.get(nameOfKey(instance));
          return own ? [[own, ...programs.toSorted((a, b) => (a.variant_id < b.variant_id ? -1 : 1))]] : [];
        });
        return ballots.length === 0 ? [] : [{ ...key, ...counted(ballots) }];
      },
    );
  },
};

function isCanonicalProgram({ axis, mode }: ScoredRow): boolean {
  return axis === "canonical" && mode === "code";
}

function instanceOf({ dataset, model, library, instance_id }: ScoredRow) {
  return { dataset, model, library: library ?? "-", instance_id };
}

/** @param ballots the answers to each instance, that of the canonical form's program first */
function counted(ballots: readonly (readonly ScoredRow[])[]): Omit<ProgramVotingRow, "dataset" | "model" | "library"> {
  const part = (holds: (answers: readonly ScoredRow[]) => boolean) => count(ballots, holds) / ballots.length;
  const programs = ballots.flatMap(([, ...others]) => others);
  return {
    n_instances: ballots.length,
    n_programs: programs.length,
    programs_agree_on_canonical_data: part(areIdentical),
    programs_disagree: part((answers) => new Set(answers.filter(isRead).map(({ answer_key }) => answer_key)).size > 1),
    programs_no_answer: count(programs, (program) => !isRead(program)) / programs.length,
    canonical_acc: part(([canonical]) => canonical!.correct),
    program_vote_acc: part((answers) => majority(answers)?.isRight === true),
    n_calls: calls(ballots.flat()),
  };
}

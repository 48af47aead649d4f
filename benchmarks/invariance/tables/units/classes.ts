import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";

/** Everything a program can fail in. */
export type Failure = Exclude<FailureClass, "ok" | "wrong">;

export const FAILURES: readonly Failure[] = [
  "transcription",
  "construction",
  "logic",
  "no_computation",
  "execution",
  "format",
  "unverifiable",
];

/** How many programs are in each class. */
export function classCounts(programs: readonly Pick<ScoredRow, "failure_class">[]): Readonly<Record<Failure, number>> {
  const counts: Record<FailureClass, number> = {
    ok: 0,
    wrong: 0,
    transcription: 0,
    construction: 0,
    logic: 0,
    no_computation: 0,
    execution: 0,
    format: 0,
    unverifiable: 0,
  };
  for (const { failure_class } of programs) counts[failure_class]++;
  const { ok: _, wrong: __, ...failures } = counts;
  return failures;
}

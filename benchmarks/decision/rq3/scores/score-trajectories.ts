import type { Attempt } from "#benchmarks/decision/rq3/scores/attempt";
import { completedGaps, type PlayedAttempt } from "#benchmarks/decision/rq3/scores/completed-gaps";
import { meanOf } from "#benchmarks/decision/rq3/scores/mean-of";
import type { Improvement, TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";
import { trajectoryIn } from "#benchmarks/decision/rq3/scores/trajectory-in";
import type { Trajectory } from "#benchmarks/decision/rq3/trajectory";
import { runInterval } from "#eval/stats/run-interval";
import type { Outcome } from "#eval/verdict";
import { groupBy } from "#src/group-by";

/**
 * A row for each configuration, task and mode. Values of finished trajectories are worked out anew, in two ways.
 *
 * @throws Error for a record that contradicts itself or a value beyond a proven optimum
 */
export function scoreTrajectories(attempts: readonly Attempt[]): TrajectoryRow[] {
  const key = ({ configuration, posed, mode }: Attempt) => JSON.stringify([configuration, posed.task, mode]);
  return [...groupBy(attempts, key).values()].map(rowOf);
}

function rowOf(attempts: readonly Attempt[]): TrajectoryRow {
  const { configuration, posed, mode } = attempts[0]!;
  const played = attempts.map((attempt): PlayedAttempt => ({ ...attempt, trajectory: trajectoryIn(attempt.verdict) }));
  const gaps = completedGaps(played);
  const finished = played.filter(({ trajectory }) => trajectory?.value !== undefined);
  const records = played.flatMap(({ trajectory }) => (trajectory ? [trajectory] : []));
  const asked = total(records, "asked");
  const interval = runInterval(gaps.map(({ gap }) => gap));
  const calls = attempts.reduce<number | undefined>(
    (sum, attempt) => (sum === undefined || attempt.calls === undefined ? undefined : sum + attempt.calls),
    0,
  );
  return {
    configuration,
    task: posed.task,
    mode,
    all: attempts.length,
    completed: finished.length,
    outcomes: outcomesOf(attempts),
    isUnsupported: attempts.every(({ verdict }) => verdict.outcome === "unsupported"),
    gaps,
    ...(gaps.length > 0 && { gap: meanOf(gaps.map(({ gap }) => gap)) }),
    ...(interval && { interval }),
    improvements: finished.flatMap(improvementsOf),
    forced: total(records, "forced"),
    asked,
    ...(asked > 0 && { pool: total(records, "shown") / asked, legal: total(records, "legal") / asked }),
    ...(calls !== undefined && { calls }),
    uncalled: finished.filter(({ trajectory }) => trajectory!.asked === 0).length,
  };
}

function outcomesOf(attempts: readonly Attempt[]): Readonly<Partial<Record<Outcome, number>>> {
  const byOutcome = groupBy(attempts, ({ verdict }) => verdict.outcome);
  return Object.fromEntries([...byOutcome].map(([outcome, those]) => [outcome, those.length]));
}

function improvementsOf({ posed, trajectory }: PlayedAttempt): Improvement[] {
  const value = trajectory!.value!;
  return posed.gap(value) < 0 ? [{ id: posed.id, value, known: posed.reference.value }] : [];
}

function total(records: readonly Trajectory[], field: "asked" | "forced" | "shown" | "legal"): number {
  return records.reduce((sum, record) => sum + record[field], 0);
}

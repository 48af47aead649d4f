import type { Posed } from "#benchmarks/decision/rq3/posed";
import { meanOf } from "#benchmarks/decision/rq3/scores/mean-of";
import type { TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";
import { runInterval } from "#eval/stats/run-interval";
import { groupBy } from "#src/group-by";

/** The classical methods of each task as rows beside those of models, under `control:NAME`. They are asked nothing. */
export function classicalRows(posed: readonly Posed[]): TrajectoryRow[] {
  return [...groupBy(posed, ({ task }) => task)].flatMap(([task, instances]) =>
    instances[0]!.controls.map((control) => rowOf(task, control, instances)),
  );
}

function rowOf(task: string, control: string, instances: readonly Posed[]): TrajectoryRow {
  const found = instances.map((one) => ({ one, value: one.byControl(control) }));
  const gaps = found.map(({ one, value }) => ({ id: one.id, gap: one.gap(value) }));
  const interval = runInterval(gaps.map(({ gap }) => gap));
  return {
    configuration: `control:${control}`,
    task,
    mode: "whole",
    all: gaps.length,
    completed: gaps.length,
    outcomes: { correct: gaps.length },
    isUnsupported: false,
    gaps,
    gap: meanOf(gaps.map(({ gap }) => gap)),
    ...(interval && { interval }),
    improvements: found.flatMap(({ one, value }) =>
      one.gap(value) < 0 ? [{ id: one.id, value, known: one.reference.value }] : [],
    ),
    forced: 0,
    asked: 0,
    calls: 0,
    uncalled: 0,
  };
}

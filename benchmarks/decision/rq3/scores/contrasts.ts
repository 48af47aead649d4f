import type { Contrast } from "#benchmarks/decision/rq3/scores/contrast";
import type { TrajectoryRow } from "#benchmarks/decision/rq3/scores/row";

/** Proposals minus direct construction, for each configuration and task that has both. */
export function modeContrasts(rows: readonly TrajectoryRow[]): Contrast[] {
  return rows
    .filter(({ mode }) => mode === "proposals")
    .flatMap((first) =>
      rows
        .filter(({ configuration, task, mode }) => isSame(first, { configuration, task }) && mode === "direct")
        .map((second) => contrast("proposals − direct", first, second)),
    );
}

/** Each other configuration minus each control, on proposals, for each task; a classical control is compared as a whole. */
export function controlContrasts(
  rows: readonly TrajectoryRow[],
  isControl: (configuration: string) => boolean,
): Contrast[] {
  const shown = rows.filter(({ mode }) => mode !== "direct");
  return shown
    .filter(({ configuration }) => !isControl(configuration))
    .flatMap((first) =>
      shown
        .filter(({ configuration, task }) => isControl(configuration) && task === first.task)
        .map((second) => contrast(`− ${second.configuration}`, first, second)),
    );
}

function contrast(what: string, first: TrajectoryRow, second: TrajectoryRow): Contrast {
  return { name: `${first.task}: ${first.configuration} ${what}`, task: first.task, first, second };
}

function isSame(row: TrajectoryRow, { configuration, task }: Pick<TrajectoryRow, "configuration" | "task">): boolean {
  return row.configuration === configuration && row.task === task;
}

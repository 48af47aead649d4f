import type { InstanceSpec } from "#generators/draw";
import type { TaskName } from "#generators/tasks/index";
import type { Setting } from "#splits/settings";
import { groupBy } from "#src/group-by";
import { canonical } from "#src/json";

/** The settings of one task that draw from the same streams. */
export interface Cell {
  readonly task: TaskName;
  readonly draws: string;
  /** The different specifications among them: one, or one per member of a matched pair. */
  readonly specs: readonly InstanceSpec[];
  readonly settings: readonly Setting[];
}

/** Groups settings by task and streams, in the order in which they first appear. */
export function cellsOf(settings: readonly Setting[]): Cell[] {
  const groups = groupBy(settings, ({ task, draws }) => `${task} ${draws}`);
  return [...groups.values()].map((group) => {
    const { task, draws } = group[0]!;
    const specs = new Map(group.map(({ spec }) => [canonical(spec), spec]));
    return { task, draws, specs: [...specs.values()], settings: group };
  });
}

/** The place of a setting's specification in its cell. */
export function specPlace(cell: Cell, { spec }: Setting): number {
  return cell.specs.findIndex((other) => canonical(other) === canonical(spec));
}

import type { TaskName } from "#generators/tasks/index";

/** A training file of several tasks. */
export interface Mixture {
  readonly name: string;
  /** Rows of each task, one or more. */
  readonly parts: Partial<Readonly<Record<TaskName, number>>>;
}

/** The name of a mixture in which a task has a share, in percent: shortest-path-25. */
export function mixtureName(task: TaskName, percent: number): string {
  return `${task}-${percent}`;
}

/** The task and the percentage that a mixture is named after; undefined for any other name. */
export function mixtureNamed(name: string): { readonly task: string; readonly percent: number } | undefined {
  const [, task, percent] = /^(.+)-(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  return task === undefined ? undefined : { task, percent: Number(percent) };
}

/** What a training file that mixes tasks has for its task. */
export const MIXED = "mixed";

/** Rows in equal parts; what is left over goes one each to the first tasks. */
export function equalParts(rows: number, tasks: readonly TaskName[]): Mixture["parts"] {
  const part = (i: number) => Math.floor(rows / tasks.length) + (i < rows % tasks.length ? 1 : 0);
  return Object.fromEntries(tasks.map((task, i) => [task, part(i)] as const).filter(([, count]) => count > 0));
}

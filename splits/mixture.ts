import type { TaskName } from "#generators/tasks/index";

/** A training file of several tasks. */
export interface Mixture {
  readonly name: string;
  /** Rows of each task, one or more. */
  readonly parts: Partial<Readonly<Record<TaskName, number>>>;
}

/** What a training file that mixes tasks has for its task. */
export const MIXED = "mixed";

/** Rows in equal parts; what is left over goes one each to the first tasks. */
export function equalParts(rows: number, tasks: readonly TaskName[]): Mixture["parts"] {
  const part = (i: number) => Math.floor(rows / tasks.length) + (i < rows % tasks.length ? 1 : 0);
  return Object.fromEntries(tasks.map((task, i) => [task, part(i)] as const).filter(([, count]) => count > 0));
}

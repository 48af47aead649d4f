import { erdos } from "#benchmarks/invariance/prompts/texts/erdos";
import { graphqa } from "#benchmarks/invariance/prompts/texts/graphqa";
import { graphshift } from "#benchmarks/invariance/prompts/texts/graphshift";
import type { TaskText } from "#benchmarks/invariance/prompts/texts/task-text";

/** The words of tasks, by data set and task; `erdos-style` is the set of our own with the tasks of `erdos`. */
export const texts = { graphqa, erdos, "erdos-style": erdos, graphshift } as const satisfies Record<
  string,
  Readonly<Record<string, TaskText>>
>;

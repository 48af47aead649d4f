import type { Instance } from "#benchmarks/invariance/instances/instance";
import { texts } from "#benchmarks/invariance/prompts/texts/index";
import type { TaskText } from "#benchmarks/invariance/prompts/texts/task-text";
import { pick } from "#src/pick";

/** @throws UserError for a data set or a task that has no words here */
export function textOf({ dataset, task }: Pick<Instance, "dataset" | "task">): TaskText {
  return pick(`${dataset} task`, pick("data set", texts, dataset), task);
}

import { drawInstance } from "#generators/draw";
import type { Problem } from "#generators/problem";
import { render } from "#generators/render";
import type { TaskName } from "#generators/tasks/index";
import { stream } from "#src/rng";

/** Small problems of one task, made from their position alone. */
export function problemsMade(count: number, task: TaskName = "shortest-path"): Problem[] {
  return Array.from({ length: count }, (_, i) => {
    const rng = stream(1, i);
    const instance = drawInstance({ task, family: "er", numbers: "int-small", size: [4, 6] }, rng);
    return render(instance, { encoding: "incident", format: "line", reasoning: "steps" }, rng);
  });
}

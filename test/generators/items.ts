import {
  type AnswerOf,
  drawInstance,
  type Instance,
  type InstanceSpec,
  type Problem,
  type QueryOf,
  type RenderOptions,
  render,
  type TaskName,
  tasks,
} from "#generators/index";
import type { Graph } from "#src/graph/graph";
import { stream } from "#src/rng";

const plain = { family: "er", numbers: "int-small", size: "small" } as const satisfies Omit<InstanceSpec, "task">;
const usual: RenderOptions = { encoding: "incident", format: "line", reasoning: "steps" };

/** Instances 0 to `count` - 1 of a stream of instances. */
export function instances<Name extends TaskName>(
  seed: number,
  count: number,
  spec: Partial<InstanceSpec<Name>> & { readonly task: Name },
): Instance<Name>[] {
  const draw = (item: number) => drawInstance({ ...plain, ...spec }, stream(seed, "test", spec.task, item));
  return Array.from({ length: count }, (_, item) => draw(item));
}

/** Problem `item` of a stream of problems. */
export function problem<Name extends TaskName>(
  seed: number,
  item: number,
  spec: Partial<InstanceSpec<Name>> & { readonly task: Name },
  options: Partial<RenderOptions> = {},
): Problem<Name> {
  const rng = stream(seed, "test", spec.task, item);
  return render(drawInstance({ ...plain, ...spec }, rng), { ...usual, ...options }, rng);
}

export function problems<Name extends TaskName>(
  seed: number,
  count: number,
  spec: Partial<InstanceSpec<Name>> & { readonly task: Name },
  options: Partial<RenderOptions> = {},
): Problem<Name>[] {
  return Array.from({ length: count }, (_, item) => problem(seed, item, spec, options));
}

/** The oracle's answer. */
export function oracle<Name extends TaskName>(name: Name, graph: Graph, query: QueryOf<Name>): AnswerOf<Name> {
  const task = tasks[name];
  return task.answerOf(query, task.solve(graph, query));
}

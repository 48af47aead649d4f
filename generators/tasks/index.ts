import { connectivity } from "#generators/tasks/connectivity";
import { maxFlow } from "#generators/tasks/max-flow";
import { shortestPath } from "#generators/tasks/shortest-path";
import type { Answers, Task } from "#generators/tasks/task";
import { topologicalSort } from "#generators/tasks/topological-sort";
import { names } from "#src/pick";

const registry = {
  connectivity,
  "shortest-path": shortestPath,
  "topological-sort": topologicalSort,
  "max-flow": maxFlow,
};

export type TaskName = keyof typeof registry;

type Parts<Name extends TaskName> =
  (typeof registry)[Name] extends Task<infer Query, infer Kind, infer Solution> ? [Query, Kind, Solution] : never;
export type QueryOf<Name extends TaskName> = Name extends TaskName ? Parts<Name>[0] : never;
export type KindOf<Name extends TaskName> = Name extends TaskName ? Parts<Name>[1] : never;
export type SolutionOf<Name extends TaskName> = Name extends TaskName ? Parts<Name>[2] : never;
export type AnswerOf<Name extends TaskName> = Answers[KindOf<Name>];

/** The tasks by name; typed so that `tasks[name]` of a `Name` takes that task's queries and gives its answers. */
export const tasks: { readonly [Name in TaskName]: Task<QueryOf<Name>, KindOf<Name>, SolutionOf<Name>> } = registry;

/** The tasks that ship, whatever modules have added to `tasks`. */
export const shippedTasks: readonly TaskName[] = names(tasks);

import { type TaskName, tasks } from "#generators/tasks/index";
import type { Choice, Pattern } from "#splits/patterns/pattern";
import { names } from "#src/pick";

/** Another task on graphs of the same make. */
export const reasoning: Pattern = {
  title: "reasoning",
  get tasks() {
    return names(tasks);
  },
  axes: {
    task: {
      varies: "task",
      together: false,
      get settings() {
        return Object.fromEntries(names(tasks).map((task: TaskName): [string, Choice] => [task, { task }]));
      },
    },
  },
};

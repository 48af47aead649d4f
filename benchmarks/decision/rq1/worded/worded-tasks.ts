import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { questions } from "#benchmarks/decision/rq1/worded/questions";
import { wordedTask } from "#benchmarks/decision/rq1/worded/worded-task";
import { extend, type Own, ownModules } from "#generators/own";
import { wordingOf } from "#generators/wording";
import { sha256 } from "#src/hash";
import { names } from "#src/pick";

/** The kinds of queries among the tasks of the main job. */
export function wordedName(task: QueryTaskName): string {
  return `rq1-${task.replaceAll("_", "-")}`;
}

/** Makes the kinds of queries known as tasks of the main job; does nothing where they are already. */
export function useWordedTasks(): void {
  if (!(`task ${wordedName("adjacency")}` in ownModules())) extend(own());
}

function own(): Own {
  const kinds = names(queryTasks);
  const words = wordingOf({ encoding: "incident", labels: ["0", "1"], numbers: "int-small" });
  return {
    encodings: {},
    tasks: Object.fromEntries(kinds.map((kind) => [wordedName(kind), wordedTask(kind)])),
    // What splits made with them depend on: other words are another module.
    sha256: sha256(kinds.map((kind) => questions[kind](words, [0, 1])).join("\n")),
  };
}

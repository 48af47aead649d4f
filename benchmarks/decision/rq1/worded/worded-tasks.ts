import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { questions } from "#benchmarks/decision/rq1/worded/questions";
import { wordedTask } from "#benchmarks/decision/rq1/worded/worded-task";
import { extend, type Own } from "#generators/own";
import { wordingOf } from "#generators/wording";
import { sha256 } from "#src/hash";
import { names } from "#src/pick";

/** The kinds of queries among the tasks of the main job. */
export function wordedName(task: QueryTaskName): string {
  return `rq1-${task.replaceAll("_", "-")}`;
}

/** How many hold the tasks known at the moment, and what takes them out again. */
let holders = 0;
let forget = () => {};

/**
 * Makes the kinds of queries known as tasks of the main job, for as long as anybody holds them: what looks at all tasks
 * there are must not meet them by accident.
 *
 * @returns lets them go
 */
export function holdWordedTasks(): () => void {
  if (holders++ === 0) forget = extend(own());
  let held = true;
  return () => {
    if (held && --holders === 0) forget();
    held = false;
  };
}

/** Does some work while the kinds of queries are known as tasks. */
export function withWordedTasks<Result>(work: () => Result): Result {
  const release = holdWordedTasks();
  try {
    return work();
  } finally {
    release();
  }
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

import { shippedEncodings } from "#generators/encodings/index";
import type { NumbersName } from "#generators/numbers/index";
import type { Own } from "#generators/own";
import { shippedTasks } from "#generators/tasks/index";
import { type Case, checkProblem } from "#src/commands/modules/check-problem";
import { UserError } from "#src/errors";

/** Problems of each sort that are made. */
const PROBLEMS = 6;
const RANGES: readonly NumbersName[] = ["int-small", "float"];

/**
 * Holds a module's encodings and tasks against the contract: on problems of all sorts, each encoding with the tasks
 * that ship and the module's own, each task with the encodings that ship.
 *
 * @param path as the user wrote it, for messages
 * @throws UserError for the first breach
 */
export function checkModule({ encodings, tasks }: Own, path: string): void {
  const [ownEncodings, ownTasks] = [Object.keys(encodings), Object.keys(tasks)];
  for (const task of ownTasks) for (const encoding of shippedEncodings) check({ task, encoding }, `task ${task}`, path);
  for (const encoding of ownEncodings) {
    for (const task of [...shippedTasks, ...ownTasks]) check({ task, encoding }, `encoding ${encoding}`, path);
  }
}

function check(kind: Pick<Case, "task" | "encoding">, whose: string, path: string): void {
  for (const range of RANGES) {
    for (let item = 0; item < PROBLEMS; item++) {
      const fault = faultOf({ ...kind, range, item });
      if (fault === undefined) continue;
      const where = whose.startsWith("task") ? `in encoding ${kind.encoding}` : `of task ${kind.task}`;
      throw new UserError(
        `${path}: ${whose}: ${fault} (problem ${item} ${where}, numbers ${range}); see docs/extending.md`,
      );
    }
  }
}

/** What is wrong with a problem; whatever the module throws is a fault too. */
function faultOf(one: Case): string | undefined {
  try {
    return checkProblem(one);
  } catch (error) {
    const [why] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split("\n");
    return `expected a problem, got ${why}`;
  }
}

import type { Cell } from "#benchmarks/nlgift/release/cell";
import { encodingNames, encodingOf } from "#benchmarks/nlgift/release/encoding-names";
import type { ProblemMaker } from "#benchmarks/nlgift/release/problem-maker";
import { readRows } from "#benchmarks/nlgift/release/read-rows";
import type { LogRow } from "#benchmarks/nlgift/release/release-file";
import type { RowOf } from "#benchmarks/nlgift/release/row-schemas";
import { soundly } from "#benchmarks/nlgift/release/soundly";
import { ourTask, taskNames } from "#benchmarks/nlgift/release/task-names";
import type { TaskName } from "#generators/tasks/index";
import { UserError } from "#src/errors";

/** The rows of the authors' logs about graphs. */
export function* graphLogRows(
  path: string,
  shown: string,
  task: TaskName,
  cell: Cell | undefined,
  make: ProblemMaker,
): Iterable<LogRow> {
  const encoding = encodingOf(cell?.test);
  for (const { where, index, row } of readRows(path, shown, "graphLog")) {
    const worded = { prompt: row.encoded_question, target: row["ground truth"], encoding };
    const asked = soundly(where, () => make(where, task, row, cell?.test === "lint", worded));
    yield { where, id: itemId(cell, shown, index), cell, asked, response: row.response };
  }
}

/** The rows of the authors' logs about a real-world set. */
export function* itemLogRows(path: string, shown: string, task: string, cell: Cell | undefined): Iterable<LogRow> {
  for (const { where, index, row } of readRows(path, shown, "itemLog")) {
    const asked = { where, task, prompt: row.encoded_question, answer: row["ground truth"] };
    yield { where, id: itemId(cell, shown, index), cell, asked, response: row.response };
  }
}

/** The rows of a normalised log, which say everything themselves. */
export function* normalisedRows(path: string, shown: string, make: ProblemMaker): Iterable<LogRow> {
  for (const { where, row } of readRows(path, shown, "normalised")) {
    const { id, table, model, train, test, task, pattern, response } = row;
    yield { where, id, cell: { table, model, task, pattern, train, test }, asked: askedIn(where, row, make), response };
  }
}

function askedIn(where: string, row: RowOf<"normalised">, make: ProblemMaker): LogRow["asked"] {
  const { gold, prompt, task, gold_cot: target } = row;
  if (!("graph" in gold)) return { where, task: ourTask(task) ?? task, prompt, answer: gold.answer };
  const [encoding, ours] = [encodingNames[gold.encoding], taskNames[task]];
  if (!encoding || !ours) {
    throw new UserError(`${where}: expected a known task and encoding, got ${task}, ${gold.encoding}; mend the row`);
  }
  return soundly(where, () => make(where, ours, gold, row.test === "lint", { prompt, target, encoding }));
}

/**
 * Named as in the normalised logs. Real-world items share a name between tables; a `_part` file holds a choice of its set's
 * rows, so that its numbers are its own.
 */
function itemId(cell: Cell | undefined, shown: string, index: number): string {
  const number = String(index).padStart(4, "0");
  if (!cell) return `${shown}/${number}`;
  const { table, pattern, task } = cell;
  const test = shown.includes("_part.") ? `${cell.test}-part` : cell.test;
  return pattern === "real-world"
    ? `T7/${pattern}/${task}/${number}`
    : `T${table}/${pattern}/${task}/${test}/${number}`;
}

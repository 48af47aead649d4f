import type { ProblemMaker } from "#benchmarks/nlgift/release/problem-maker";
import { readRows } from "#benchmarks/nlgift/release/read-rows";
import type { ReleasedItem, ReleasedProblem } from "#benchmarks/nlgift/release/released-problem";
import { soundly } from "#benchmarks/nlgift/release/soundly";
import type { TaskName } from "#generators/tasks/index";

/** The rows of a raw file: graphs and questions without words. */
export function* rawRows(
  path: string,
  shown: string,
  task: TaskName,
  large: boolean,
  make: ProblemMaker,
): Iterable<ReleasedProblem> {
  for (const { where, row } of readRows(path, shown, "raw")) yield soundly(where, () => make(where, task, row, large));
}

/** The rows of a real-world set as the authors asked them. */
export function* questionRows(path: string, shown: string, task: string): Iterable<ReleasedItem> {
  for (const { where, row } of readRows(path, shown, "questions")) {
    yield { where, task, prompt: row.question, answer: row.answer };
  }
}

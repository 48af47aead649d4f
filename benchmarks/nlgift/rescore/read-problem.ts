import type { ReleasedProblem } from "#benchmarks/nlgift/release/index";
import { readAnswer } from "#eval/readers/index";
import type { Policy } from "#eval/readers/policy";
import type { Reading } from "#eval/readers/reading";
import { numbers } from "#generators/numbers/index";
import { type AnswerOf, type TaskName, tasks } from "#generators/tasks/index";

/** What a reply says in answer to a graph problem. */
export function readProblem<Name extends TaskName>(
  { task, labels = [], numbers: range }: ReleasedProblem & { readonly task: Name },
  response: string,
  policy: Policy,
): Reading<AnswerOf<Name>> {
  return readAnswer(tasks[task].answer, response, { labels, scale: numbers[range].scale }, policy);
}

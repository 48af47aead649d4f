import { formats } from "#generators/formats";
import type { Problem } from "#generators/problem";
import { type SolutionOf, type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import { pick } from "#src/pick";
import type { Rng } from "#src/rng";

/** What a target is made of. */
type Stated<Name extends TaskName> = Pick<
  Problem<Name>,
  "task" | "encoding" | "graph" | "query" | "numbers" | "labels" | "format" | "answer"
>;

/**
 * What a model is trained to say to a problem: the reasoning, if the style has any, then the answer line.
 *
 * @param reasoning a reasoning style of the task: "steps", "none", and for some tasks others
 * @param solution what the task's algorithm finds; undefined: it is run
 * @throws UserError for a style that the task lacks
 */
export function targetOf<Name extends TaskName>(
  problem: Stated<Name>,
  reasoning: string,
  rng: Rng,
  solution: SolutionOf<Name> = tasks[problem.task].solve(problem.graph, problem.query),
): string {
  const { graph, query, answer } = problem;
  const task = tasks[problem.task];
  const words = wordingOf(problem);
  const text = pick("reasoning", task.reasonings, reasoning)({ graph, query, solution }, words, rng);
  const line = formats[problem.format][task.answer].state(answer, words);
  return text === "" ? line : `${text}\n${line}`;
}

import { formats } from "#generators/formats";
import type { Problem } from "#generators/problem";
import { type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import { pick } from "#src/pick";
import type { Rng } from "#src/rng";

/**
 * What a model is trained to say to a problem: the reasoning, if the style has any, then the answer line.
 *
 * @param reasoning a reasoning style of the task: "steps", "none", and for some tasks others
 * @throws UserError for a style that the task lacks
 */
export function targetOf<Name extends TaskName>(
  problem: Omit<Problem<Name>, "id" | "instance" | "prompt" | "target" | "facets">,
  reasoning: string,
  rng: Rng,
): string {
  const task = tasks[problem.task];
  const words = wordingOf(problem);
  const text = pick("reasoning", task.reasonings, reasoning)(problem.graph, problem.query, words, rng);
  const answer = formats[problem.format][task.answer].state(problem.answer, words);
  return text === "" ? answer : `${text}\n${answer}`;
}

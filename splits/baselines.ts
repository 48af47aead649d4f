import type { Problem } from "#generators/problem";
import { isRealWorld, type Question } from "#generators/question";
import { type AnswerOf, type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import { itemBaselines } from "#splits/item-baselines";
import { mostFrequent } from "#splits/most-frequent";

/**
 * Scores of answering without reasoning, each the share of questions that it gets right: `majority` always gives their
 * most frequent answer, the others are one-line rules of the task or the kind.
 *
 * @param questions of one task, one or more
 */
export function baselines(questions: readonly Question[]): Record<string, number> {
  const items = questions.filter(isRealWorld);
  return items.length > 0 ? itemBaselines(items) : problemBaselines(questions as readonly Problem[]);
}

function problemBaselines<Name extends TaskName>(problems: readonly Problem<Name>[]): Record<string, number> {
  const task = tasks[problems[0]!.task];
  const score = (guess: (problem: Problem<Name>) => AnswerOf<Name> | undefined): number => {
    const right = problems.filter((problem) => {
      const answer = guess(problem);
      return answer !== undefined && task.check(problem.graph, problem.query, answer, wordingOf(problem)).right;
    });
    return right.length / problems.length;
  };
  const frequent = mostFrequent(problems.map(({ answer }) => answer));
  const rules = Object.entries(task.shortcuts).map(([name, rule]) => [
    name,
    score(({ graph, query }) => rule(graph, query)),
  ]);
  return { majority: score(() => frequent), ...Object.fromEntries(rules) };
}

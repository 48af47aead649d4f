import type { Problem } from "#generators/problem";
import { type AnswerOf, type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import { canonical } from "#src/json";

/**
 * Scores of answering without reasoning, each the share of problems that it gets right: `majority` always gives their
 * most frequent answer, the others are the task's one-line rules.
 *
 * @param problems of one task, one or more
 */
export function baselines<Name extends TaskName>(problems: readonly Problem<Name>[]): Record<string, number> {
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

/** The value that occurs most often, the first of several. */
function mostFrequent<Value>(values: readonly Value[]): Value {
  const counts = new Map<string, { value: Value; count: number }>();
  for (const value of values) {
    const entry = counts.get(canonical(value)) ?? { value, count: 0 };
    counts.set(canonical(value), { value, count: entry.count + 1 });
  }
  return [...counts.values()].reduce((best, entry) => (entry.count > best.count ? entry : best)).value;
}

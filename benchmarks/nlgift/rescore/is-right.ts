import type { ReleasedProblem } from "#benchmarks/nlgift/release/index";
import { isShortest } from "#benchmarks/nlgift/rescore/is-shortest";
import { truth } from "#benchmarks/nlgift/rescore/truth";
import { type AnswerOf, type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";

type Checks = { readonly [Name in TaskName]: (problem: ReleasedProblem, answer: AnswerOf<Name>) => boolean };

const checks: Checks = {
  connectivity: (problem, yes) => yes === Number.isFinite(truth(problem)),
  "shortest-path": (problem, route) =>
    route === "none"
      ? !Number.isFinite(truth(problem))
      : route.length === truth(problem) && isShortest(problem, route.path),
  "max-flow": (problem, amount) => amount === truth(problem),
  "topological-sort": ({ graph, numbers, labels = [], encoding = "incident" }, order) =>
    tasks["topological-sort"].check(graph, null, order, wordingOf({ encoding, labels, numbers })).right,
};

/** Whether an answer to a problem is right by its graph, whatever the release says; any right answer is. */
export function isRight<Name extends TaskName>(
  problem: ReleasedProblem & { readonly task: Name },
  answer: AnswerOf<Name>,
): boolean {
  return checks[problem.task](problem, answer);
}

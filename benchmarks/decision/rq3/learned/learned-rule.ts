import { features } from "#benchmarks/decision/rq3/learned/features";
import type { Weights } from "#benchmarks/decision/rq3/learned/weights";
import type { Named, Rule, SequentialTask } from "#benchmarks/decision/rq3/task";

/** Scores are held in units of a millionth, so that ties do not hang on rounding. */
const UNIT = 1_000_000;

/** A rule that weighs a task's rules: a linear score of their standardised scores. */
export function learnedRule<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  weights: Weights,
): Rule<Instance, State> {
  const factors = Object.keys(task.rules).map((rule) => weights[rule] ?? 0);
  const terms = Object.keys(task.rules).map((rule, r) => `${factors[r]} × ${rule}`);
  return {
    formula: `${terms.join(" + ")}, each score standardised over the legal actions`,
    at(instance, state) {
      const legal = task.legal(instance, state);
      const scores = features(task, instance, state).map((row) =>
        Math.round(UNIT * row.reduce((sum, feature, r) => sum + factors[r]! * feature, 0)),
      );
      const byAction = new Map(legal.map((action, i) => [action, scores[i]!]));
      return (action) => byAction.get(action)!;
    },
    under: () => BigInt(UNIT),
  };
}

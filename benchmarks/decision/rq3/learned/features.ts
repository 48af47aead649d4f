import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";

/**
 * What each legal action scores under each rule, by action and rule, standardised over the actions: of mean 0 and standard
 * deviation 1, or all 0 where a rule scores them alike.
 */
export function features<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  state: State,
): number[][] {
  const actions = task.legal(instance, state);
  const columns = Object.values(task.rules).map((rule) => {
    const score = rule.at(instance, state);
    const under = Number(rule.under?.(instance) ?? 1n);
    return standardised(actions.map((action) => Number(score(action)) / under));
  });
  return actions.map((_, i) => columns.map((column) => column[i]!));
}

function standardised(scores: readonly number[]): number[] {
  const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
  const deviation = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length);
  return scores.map((score) => (deviation === 0 ? 0 : (score - mean) / deviation));
}

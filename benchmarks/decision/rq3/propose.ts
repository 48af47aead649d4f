import type { Exact, Named, Rule, SequentialTask } from "#benchmarks/decision/rq3/task";

/** The action that a rule proposes: of all legal ones that with the highest score, the first of several. */
export function propose<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  state: State,
  rule: Rule<Instance, State>,
): number {
  return bestAction(task.legal(instance, state), rule.at(instance, state));
}

/** @param actions in ascending order, at least one */
export function bestAction(actions: readonly number[], score: (action: number) => Exact): number {
  let best = actions[0]!;
  let most: Exact = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const found = score(action);
    if (found > most) [best, most] = [action, found];
  }
  return best;
}

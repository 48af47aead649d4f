import { propose } from "#benchmarks/decision/rq3/propose";
import type { Named, Rule, SequentialTask } from "#benchmarks/decision/rq3/task";

/** The state in which one rule ends when it decides everything. */
export function follow<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  rule: Rule<Instance, State>,
): State {
  let state = task.begin(instance);
  while (!task.isDone(instance, state)) state = task.take(state, propose(task, instance, state, rule));
  return state;
}

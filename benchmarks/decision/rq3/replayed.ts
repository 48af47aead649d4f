import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import type { Trajectory } from "#benchmarks/decision/rq3/trajectory";

/**
 * The value of a trajectory that was played to its end, worked out anew from its actions, in two ways.
 *
 * @throws Error where an action was not legal, the end was not reached, or the three values do not agree: a fault of the
 *   program or of the record, not of the model
 */
export function replayed<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  { actions, value }: Pick<Trajectory, "actions" | "value">,
): number {
  let state = task.begin(instance);
  for (const [i, action] of actions.entries()) {
    if (task.isDone(instance, state) || !task.legal(instance, state).includes(action))
      throw new Error(`${instance.id}: action ${i + 1} is ${action}, which is not legal there`);
    state = task.take(state, action);
  }
  if (!task.isDone(instance, state)) throw new Error(`${instance.id}: ${actions.length} actions do not reach the end`);
  const [first, second] = [task.value(instance, state), task.secondValue(instance, state)];
  if (first !== second || first !== value)
    throw new Error(`${instance.id}: recorded as ${value}, worked out as ${first} and as ${second}`);
  return first;
}

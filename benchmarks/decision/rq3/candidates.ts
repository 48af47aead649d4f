import type { Mode } from "#benchmarks/decision/rq3/mode";
import { propose } from "#benchmarks/decision/rq3/propose";
import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import { stream } from "#src/rng";

/** An action that may be picked, under the id by which a reply names it. */
export interface Candidate {
  readonly id: string;
  readonly action: number;
  /** The rules that propose it; none where all legal actions are options. */
  readonly by: readonly string[];
}

/**
 * The options at a decision. Proposals are the different actions that the rules propose, in an order that depends on
 * nothing but the seed, the instance and what was done before, so that a trajectory can be played again.
 */
export function candidates<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  state: State,
  { mode, seed, history }: { readonly mode: Mode; readonly seed: number; readonly history: readonly number[] },
): Candidate[] {
  if (mode === "direct") {
    return task.legal(instance, state).map((action) => ({ id: task.nameOf(action), action, by: [] }));
  }
  const by = new Map<number, string[]>();
  for (const [name, rule] of Object.entries(task.rules)) {
    const action = propose(task, instance, state, rule);
    by.set(action, [...(by.get(action) ?? []), name]);
  }
  const order = stream(seed, "proposals", instance.id, history.join()).shuffle([...by.keys()].sort((a, b) => a - b));
  return order.map((action, i) => ({ id: String(i), action, by: by.get(action)! }));
}

import type { Candidate } from "#benchmarks/decision/rq3/candidates";
import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import type { Choose, Option } from "#src/play";

/** The request for one decision; where its options are proposals it says what the rules score. */
export function asking<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  state: State,
  { open, repeat }: { readonly open: readonly Candidate[]; readonly repeat: number },
): Choose {
  const shown = task.show(instance, state);
  const rules = Object.entries(task.rules).map(([rule, { formula }]) => ({ rule, score: formula }));
  const isProposed = open.some(({ proposal }) => proposal !== undefined);
  return {
    kind: "choose",
    state: JSON.stringify(isProposed ? { ...shown, rules } : shown),
    question: task.question(state),
    options: open.map(({ id, action, proposal }): Option => {
      if (!proposal) return { id };
      const { by: proposedBy, scores } = proposal;
      return { id, description: JSON.stringify({ action: task.nameOf(action), proposedBy, scores }) };
    }),
    repeat,
  };
}

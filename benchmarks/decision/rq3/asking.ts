import type { Candidate } from "#benchmarks/decision/rq3/candidates";
import type { Mode } from "#benchmarks/decision/rq3/mode";
import type { Exact, Named, Rule, SequentialTask } from "#benchmarks/decision/rq3/task";
import type { Choose, Option } from "#src/play";

/** Digits after the point of a score that is a fraction. */
const DIGITS = 4;

/** The request for one decision. */
export function asking<Instance extends Named, State>(
  task: SequentialTask<Instance, State>,
  instance: Instance,
  state: State,
  { mode, open, repeat }: { readonly mode: Mode; readonly open: readonly Candidate[]; readonly repeat: number },
): Choose {
  const shown = task.show(instance, state);
  const question = task.question(state);
  if (mode === "direct") {
    const options = open.map(({ id }): Option => ({ id }));
    return { kind: "choose", state: JSON.stringify(shown), question, options, repeat };
  }
  const rules = Object.entries(task.rules).map(([rule, { formula }]) => ({ rule, score: formula }));
  const scores = Object.entries(task.rules).map(([name, rule]) => ({ name, score: scorer(rule, instance, state) }));
  const options = open.map(({ id, action, by }): Option => {
    const features = Object.fromEntries(scores.map(({ name, score }) => [name, score(action)]));
    return { id, description: JSON.stringify({ action: task.nameOf(action), proposedBy: by, scores: features }) };
  });
  return { kind: "choose", state: JSON.stringify({ ...shown, rules }), question, options, repeat };
}

/** A rule's scores as numbers to be read. */
function scorer<Instance, State>(rule: Rule<Instance, State>, instance: Instance, state: State) {
  const score = rule.at(instance, state);
  const under = Number(rule.under?.(instance) ?? 1n);
  const plain = (exact: Exact) => Number(exact) / under;
  return (action: number) => Number(plain(score(action)).toFixed(DIGITS));
}

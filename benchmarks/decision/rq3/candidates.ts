import type { Mode } from "#benchmarks/decision/rq3/mode";
import { bestAction } from "#benchmarks/decision/rq3/propose";
import type { Exact, Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import { stream } from "#src/rng";

/** An action that may be picked, under the id by which a reply names it. */
export interface Candidate {
  readonly id: string;
  readonly action: number;
  /** What is told of it; undefined where all legal actions are options. */
  readonly proposal?: Proposal;
}

export interface Proposal {
  /** The rules that propose it. */
  readonly by: readonly string[];
  /** What each rule scores it, rounded to be read. */
  readonly scores: Readonly<Record<string, number>>;
}

/** Digits after the point of a score that is a fraction. */
const DIGITS = 4;

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
  const legal = task.legal(instance, state);
  if (mode === "direct") return legal.map((action) => ({ id: task.nameOf(action), action }));
  const rules = Object.entries(task.rules).map(([name, rule]) => {
    const score = remembered(rule.at(instance, state));
    const under = Number(rule.under?.(instance) ?? 1n);
    const read = (action: number) => Number((Number(score(action)) / under).toFixed(DIGITS));
    return { name, read, proposed: bestAction(legal, score) };
  });
  const proposed = [...new Set(rules.map((rule) => rule.proposed))].sort((a, b) => a - b);
  return stream(seed, "proposals", instance.id, history.join())
    .shuffle(proposed)
    .map((action, i) => {
      const by = rules.filter((rule) => rule.proposed === action).map(({ name }) => name);
      const scores = Object.fromEntries(rules.map(({ name, read }) => [name, read(action)]));
      return { id: String(i), action, proposal: { by, scores } };
    });
}

/** A score that is worked out once for each action. */
function remembered(score: (action: number) => Exact): (action: number) => Exact {
  const known = new Map<number, Exact>();
  return (action) => {
    const found = known.get(action) ?? score(action);
    known.set(action, found);
    return found;
  };
}

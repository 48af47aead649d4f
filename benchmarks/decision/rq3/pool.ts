import { learnedRule } from "#benchmarks/decision/rq3/learned/learned-rule";
import type { Weights } from "#benchmarks/decision/rq3/learned/weights";
import type { Named, SequentialTask } from "#benchmarks/decision/rq3/task";
import { UserError } from "#src/errors";
import { pick } from "#src/pick";

/** What proposes, for ablations. */
export interface Pool {
  /** Names of the rules that do, by task; undefined, as a whole or for a task: all that the task has. */
  readonly rules?: Readonly<Record<string, readonly string[]>>;
  /** Weights of a learned proposer, by task, which proposes beside them under the name `learned`; undefined: none does. */
  readonly learned?: Readonly<Record<string, Weights>>;
}

/**
 * A task with the rules of a pool for its own. A learned proposer weighs all of the task's rules, those that do not propose included.
 *
 * @throws UserError for a rule that the task does not have, or where nothing proposes
 */
export function withPool<Instance extends Named, State>(
  name: string,
  task: SequentialTask<Instance, State>,
  { rules, learned }: Pool,
): SequentialTask<Instance, State> {
  const kept = rules?.[name] ?? Object.keys(task.rules);
  const weights = learned?.[name];
  if (kept.length === 0 && !weights)
    throw new UserError(`pool of ${name}: expected something that proposes, got no rule; name one or more`);
  return {
    ...task,
    rules: {
      ...Object.fromEntries(kept.map((rule) => [rule, pick(`rule of ${name}`, task.rules, rule)])),
      ...(weights && { learned: learnedRule(task, weights) }),
    },
  };
}

import { fitWeights } from "#benchmarks/decision/rq3/learned/fit-weights";
import type { Weights } from "#benchmarks/decision/rq3/learned/weights";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import { groupBy } from "#src/group-by";

/**
 * Fits a proposer for each task by imitation: what the reference solutions do, decision by decision. Fit it on generated
 * instances, never on those it will propose for.
 *
 * @returns weights by task; a task none of whose instances has a reference solution at hand is left out
 */
export function fitProposers(posed: readonly Posed[]): Readonly<Record<string, Weights>> {
  const taught = posed.filter(({ reference }) => reference.actions !== undefined);
  const fitted = [...groupBy(taught, ({ task }) => task)].map(([task, instances]) => {
    const { rules } = instances[0]!;
    const decisions = instances.flatMap((one) => one.decisions(one.reference.actions!));
    const weights = fitWeights(decisions, rules.length);
    return [task, Object.fromEntries(rules.map((rule, r) => [rule, weights[r]!]))] as const;
  });
  return Object.fromEntries(fitted);
}

import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";
import { armsByName } from "#benchmarks/invariance/runs/arms-by-name";
import type { Order } from "#benchmarks/invariance/runs/order";
import { type TrialSetName, trialSets } from "#benchmarks/invariance/runs/trial-sets";

/** Trials that an order asks for. */
export interface OrderedTrials {
  readonly dataset: string;
  readonly set: TrialSetName;
  readonly trials: readonly Trial[];
}

/** What an order asks about data sets: of each set of trials, those of each data set. */
export function trialsOf(order: Order, sets: ReadonlyMap<string, readonly Audited[]>): OrderedTrials[] {
  const { saysUndirected, maxTokens, timeout, memory } = order;
  const options: VariantPlayOptions = { saysUndirected, limits: { maxTokens, timeout, memory } };
  const arms = order.arms.map((name) => armsByName[name]!);
  const wanted: readonly TrialSetName[] = ["audit", ...order.experiments];
  return wanted.flatMap((set) =>
    [...sets].map(([dataset, audited]) => ({ dataset, set, trials: trialSets[set].trials(audited, arms, options) })),
  );
}

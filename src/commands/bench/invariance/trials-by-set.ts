import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { type Order, trialsOf } from "#benchmarks/invariance/runs/order";
import type { TrialSetName } from "#benchmarks/invariance/runs/trial-sets";

/** What an order asks about all data sets, by set of trials. */
export function trialsBySet(
  order: Order,
  sets: ReadonlyMap<string, readonly Audited[]>,
): ReadonlyMap<TrialSetName, readonly Trial[]> {
  const all = new Map<TrialSetName, Trial[]>();
  for (const audited of sets.values()) {
    for (const [set, trials] of trialsOf(order, audited)) all.set(set, [...(all.get(set) ?? []), ...trials]);
  }
  return all;
}

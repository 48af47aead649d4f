import type { Arm } from "#benchmarks/invariance/arms";
import { canonicallyLabelled } from "#benchmarks/invariance/canonical/canonically-labelled";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type Audited, auditTrials } from "#benchmarks/invariance/plays/trials/audit-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";

/**
 * Canonical forms under canonical labels, the same whichever way the graph was labelled and ordered.
 *
 * @throws UserError where a graph is too symmetric for exact labels
 */
export function labelledTrials(
  audited: readonly Audited[],
  arms: readonly Arm[],
  options: VariantPlayOptions = {},
): Trial[] {
  const labelled = audited.map(({ instance, variants }) => ({
    instance,
    variants: variants
      .filter(({ axis }) => axis === "canonical")
      .map((variant) => canonicallyLabelled(instance, variant)),
  }));
  return auditTrials(labelled, arms, options);
}

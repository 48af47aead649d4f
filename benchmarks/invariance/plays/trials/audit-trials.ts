import type { Arm } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type VariantPlayOptions, variantPlay } from "#benchmarks/invariance/plays/variant-play";
import { put } from "#benchmarks/invariance/prompts/put";
import type { Variant } from "#benchmarks/invariance/variants/variant";

/** An instance with the forms in which it is asked. */
export interface Audited {
  readonly instance: Instance;
  readonly variants: readonly Variant[];
}

/** A form of an instance put one way. */
export function variantTrial(instance: Instance, variant: Variant, arm: Arm, options: VariantPlayOptions = {}): Trial {
  return {
    instance,
    variant,
    arm,
    repeat: options.repeat ?? 0,
    promptHash: put(instance, variant, arm, options).hash,
    play: () => variantPlay(instance, variant, arm, options),
  };
}

/** The audit itself: every form put every way, arm by arm. */
export function auditTrials(
  audited: readonly Audited[],
  arms: readonly Arm[],
  options: VariantPlayOptions = {},
): Trial[] {
  return arms.flatMap((arm) =>
    audited.flatMap(({ instance, variants }) =>
      variants.map((variant) => variantTrial(instance, variant, arm, options)),
    ),
  );
}

import type { Arm } from "#benchmarks/invariance/arms";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { type Audited, variantTrial } from "#benchmarks/invariance/plays/trials/audit-trials";
import { stratified } from "#benchmarks/invariance/plays/trials/stratified";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";

export interface RepeatOptions extends Omit<VariantPlayOptions, "repeat"> {
  /** Instances; undefined: 100. */
  readonly instances?: number;
  /** How often each is asked; undefined: 4. */
  readonly repeats?: number;
  /** Of the sample; undefined: 0. */
  readonly seed?: number;
}

/**
 * The noise floor: the two references of a stratified sample asked several times over, word for word. Where the two have
 * the same words they are the same calls.
 */
export function repeatTrials(audited: readonly Audited[], arms: readonly Arm[], options: RepeatOptions = {}): Trial[] {
  const { instances = 100, repeats = 4, seed = 0, ...rest } = options;
  const references = stratified(audited, instances, seed).flatMap(({ instance, variants }) =>
    variants.filter(isReference).map((variant) => ({ instance, variant })),
  );
  const rounds = Array.from({ length: repeats }, (_, repeat) => repeat);
  return arms.flatMap((arm) =>
    references.flatMap(({ instance, variant }) =>
      rounds.map((repeat) => variantTrial(instance, variant, arm, { ...rest, repeat })),
    ),
  );
}

/** Whether a form is one that others are held against. */
function isReference({ axis, params }: Audited["variants"][number]): boolean {
  return axis === "canonical" || (axis === "relabel" && params.seed === null);
}

import type { Arm } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { type Limits, PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import { playPut } from "#benchmarks/invariance/plays/play-put";
import { type PutOptions, put } from "#benchmarks/invariance/prompts/put";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import type { Verdict } from "#eval/verdict";
import type { Play } from "#src/play";

export interface VariantPlayOptions extends PutOptions {
  /** undefined: those of the published audit. */
  readonly limits?: Limits;
  /** Counts from 0; undefined: 0. */
  readonly repeat?: number;
}

/**
 * Asks a form of an instance one way and, where the reply is a program, has it run. The class of its verdict is the
 * failure class, `read` a `Result`.
 *
 * @throws UserError for a data set or a task that has no words here
 */
export function variantPlay(
  instance: Instance,
  variant: Variant,
  arm: Arm,
  { limits = PUBLISHED_LIMITS, repeat = 0, ...options }: VariantPlayOptions = {},
): Play<Verdict> {
  return playPut({ instance, variant, arm, put: put(instance, variant, arm, options), limits, repeat });
}

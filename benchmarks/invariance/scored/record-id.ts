import type { Trial } from "#benchmarks/invariance/plays/trial";

/** What a trial is called whatever the model: `<variant_id>::<mode>[::<library>]`. */
export function trialName({ variant, arm }: Pick<Trial, "variant" | "arm">): string {
  return [variant.variant_id, arm.mode, ...(arm.library === undefined ? [] : [arm.library])].join("::");
}

/** `<variant_id>::<mode>[::<library>]::<model>`, then `.r1` and so on for what was asked again. */
export function recordId(trial: Pick<Trial, "variant" | "arm" | "repeat">, model: string): string {
  return `${trialName(trial)}::${model}${trial.repeat === 0 ? "" : `.r${trial.repeat}`}`;
}

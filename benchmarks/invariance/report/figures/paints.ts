import type { Category } from "#benchmarks/invariance/tables/units/category";
import type { Failure } from "#benchmarks/invariance/tables/units/classes";
import { ACCENT, CAUTION, INK, WHITE } from "#reports/svg/palette";

/** A ground, and the colour of text on it. */
export interface Paint {
  readonly fill: string;
  readonly ink: string;
}

/** Right is blue, wrong is red, unknown is grey. */
export const categoryPaints: Readonly<Record<Category, Paint>> = {
  identical_correct: { fill: ACCENT, ink: WHITE },
  valid_different: { fill: "#8fb9cc", ink: INK },
  stable_wrong: { fill: CAUTION, ink: WHITE },
  varying_error: { fill: "#e0a37c", ink: INK },
  missing: { fill: "#c9c3b4", ink: INK },
};

export const classPaints: Readonly<Record<"ok" | Failure, Paint>> = {
  ok: { fill: ACCENT, ink: WHITE },
  transcription: { fill: "#e0a37c", ink: INK },
  construction: { fill: "#b9a132", ink: INK },
  logic: { fill: CAUTION, ink: WHITE },
  no_computation: { fill: "#4a2a66", ink: WHITE },
  execution: { fill: "#56655f", ink: WHITE },
  format: { fill: "#a9b8b0", ink: INK },
  unverifiable: { fill: "#d8d3c6", ink: INK },
};

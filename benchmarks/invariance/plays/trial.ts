import type { Arm } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import type { Variant } from "#benchmarks/invariance/variants/variant";
import type { Verdict } from "#eval/verdict";
import type { Play } from "#src/play";

/** A form of an instance put one way: what becomes a scored row. */
export interface Trial {
  readonly instance: Instance;
  readonly variant: Variant;
  readonly arm: Arm;
  /** Counts from 0: the same asked again. */
  readonly repeat: number;
  /** Equal for trials that are put word for word alike. */
  readonly promptHash: string;
  /** Plays it; `read` of its verdict is a `Result`. */
  play(): Play<Verdict>;
}

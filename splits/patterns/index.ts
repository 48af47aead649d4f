import { numerical } from "#splits/patterns/numerical";
import type { Pattern } from "#splits/patterns/pattern";
import { realWorld } from "#splits/patterns/real-world";
import { reasoning } from "#splits/patterns/reasoning";
import { semantic } from "#splits/patterns/semantic";
import { structural } from "#splits/patterns/structural";

/** The patterns by name, in the order of their difficulty (NLGift, section 2.1). */
export const patterns = {
  semantic,
  numerical,
  structural,
  reasoning,
  "real-world": realWorld,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

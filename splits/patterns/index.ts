import { numerical } from "#splits/patterns/numerical";
import type { Pattern } from "#splits/patterns/pattern";
import { realWorld } from "#splits/patterns/real-world";
import { reasoning } from "#splits/patterns/reasoning";
import { semantic } from "#splits/patterns/semantic";
import { serialization } from "#splits/patterns/serialization";
import { structural } from "#splits/patterns/structural";

/** The patterns by name: those of NLGift in the order of their difficulty (section 2.1), then those of others. */
export const patterns = {
  semantic,
  numerical,
  structural,
  reasoning,
  "real-world": realWorld,
  serialization,
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof patterns;

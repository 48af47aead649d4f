import type { Script } from "#generators/real-world/script";
export const proscriptSamples: readonly Script[] = [];

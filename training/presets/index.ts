import { nlgift } from "#training/presets/nlgift";
import type { Preset } from "#training/presets/preset";

/** Settings of published works, by name. */
export const presets = { nlgift } as const satisfies Record<string, Preset>;

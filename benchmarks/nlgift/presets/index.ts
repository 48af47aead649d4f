import { clean } from "#benchmarks/nlgift/presets/clean";
import { paper } from "#benchmarks/nlgift/presets/paper";
import type { Preset } from "#benchmarks/nlgift/presets/preset";

export { makePreset } from "#benchmarks/nlgift/presets/make-preset";
export { PUBLISHED } from "#benchmarks/nlgift/presets/table-9";
export { tableLines } from "#benchmarks/nlgift/presets/table-lines";

/** The whole benchmark by preset. */
export const presets = { paper, clean } as const satisfies Record<string, Preset>;

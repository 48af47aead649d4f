import { clean } from "#benchmarks/nlgift/presets/clean";
import { paper } from "#benchmarks/nlgift/presets/paper";
import type { Preset } from "#benchmarks/nlgift/presets/preset";

export { type MadePart, makePreset, type PresetOptions } from "#benchmarks/nlgift/presets/make-preset";
export { type Line, madeLine, PUBLISHED, plannedLine } from "#benchmarks/nlgift/presets/table-9";
export { tableLines } from "#benchmarks/nlgift/presets/table-lines";

/** The whole benchmark by preset. */
export const presets = { paper, clean } as const satisfies Record<string, Preset>;

import type { TrainerPresets } from "#benchmarks/nlgift/presets/trainer-presets";
import type { PatternName, ProblemOptions } from "#splits/index";

/** One folder of splits: all settings of a pattern for the tasks that it is made for. */
export interface Part {
  readonly pattern: PatternName;
  /** Rows of each training file, and of each test file. */
  readonly train: number;
  readonly test: number;
  readonly problems: ProblemOptions;
}

/** A whole benchmark: its problems, pattern by pattern, and how models are tuned on them. */
export interface Preset {
  readonly summary: string;
  readonly parts: readonly Part[];
  readonly trainers: TrainerPresets;
}

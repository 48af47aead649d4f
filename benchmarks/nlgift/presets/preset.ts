import type { TrainerPreset } from "#benchmarks/nlgift/presets/trainer-presets";
import type { TaskName } from "#generators/tasks/index";
import type { PatternName, ProblemOptions } from "#splits/index";

/** One folder of splits. */
export interface Part {
  readonly pattern: PatternName;
  /** undefined: the pattern's own */
  readonly tasks?: readonly TaskName[];
  /** undefined: all */
  readonly settings?: readonly string[];
  /** Rows of each training file, and of each test file. */
  readonly train: number;
  readonly test: number;
  readonly problems: ProblemOptions;
}

/** A whole benchmark: its problems, pattern by pattern, and how models are tuned on them. */
export interface Preset {
  readonly summary: string;
  readonly parts: readonly Part[];
  readonly trainers: Readonly<Record<string, TrainerPreset>>;
}

import type { OpenSettings } from "#training/command/frameworks/settings";
import type { Method } from "#training/hosted/port";
import type { JsonObject } from "#training/validate/parse-line";

/** A training run of open weights. */
export interface Work extends OpenSettings {
  readonly base: string;
  readonly method: Method;
  readonly seed: number;
  /** Folder of the rows; they are in `train.jsonl`. */
  readonly data: string;
  /** Folder of the result. */
  readonly output: string;
  /** LLaMA-Factory only: the name of the base's chat template. */
  readonly template: string;
}

/** A program that trains, by a configuration file. */
export interface Framework {
  readonly summary: string;
  /** A row as it reads it, of the row in the formats `chat` and `preference`. */
  row(row: JsonObject): JsonObject;
  /** The files it reads beside the rows, by path. */
  files(work: Work): Readonly<Record<string, string>>;
  /** What trains, in the folder of the files. */
  command(work: Pick<Work, "method">): string;
  /** What pip installs. */
  readonly packages: readonly string[];
}

/** How often losses are printed, in steps. */
export const LOGGING_STEPS = 10;

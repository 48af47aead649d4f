import { join } from "node:path";
import type { Preset } from "#benchmarks/nlgift/presets/preset";
import { type Line, lineOf } from "#benchmarks/nlgift/presets/table-9";
import { type SplitFile, writeSplits } from "#splits/index";
import type { GraphLike } from "#src/graph/graph";
import { writeWhole } from "#src/jsonl";

export interface PresetOptions {
  readonly out: string;
  readonly seed: number;
  /** The folder of the real-world sets' public files; undefined: only the synthetic training files of that pattern are made. */
  readonly data?: string;
  /** Rows of each file, in percent of the preset's; for trying things out. */
  readonly percent?: number;
  /** Graphs that no test graph may be isomorphic to. */
  readonly pretraining?: readonly GraphLike[];
  readonly written?: (path: string, file: SplitFile) => void;
}

/** The real-world pattern's training files that need no data of others. */
const SYNTHETIC = ["conn-path", "conn-topo", "all-synthetic"];

/**
 * Makes a whole benchmark: a folder of splits for each pattern, and `trainers.json` with the settings of the trainers.
 *
 * @returns Table 9, counted from what was written
 * @throws UserError as `writeSplits` does
 */
export function makePreset({ parts, trainers }: Preset, options: PresetOptions): Line[] {
  const { out, seed, data, percent = 100, pretraining, written } = options;
  const scaled = (rows: number) => Math.ceil((rows * percent) / 100);
  const lines = parts.map((part) => {
    const { pattern, tasks, settings, problems } = part;
    const withoutData = pattern === "real-world" && data === undefined;
    const folder = join(out, pattern);
    const manifest = writeSplits({
      pattern,
      seed,
      problems,
      train: scaled(part.train),
      test: withoutData ? 0 : scaled(part.test),
      out: folder,
      ...(tasks && { tasks }),
      ...(withoutData ? { settings: SYNTHETIC } : settings && { settings }),
      ...(pattern === "real-world" && data !== undefined && { data }),
      ...(pretraining && { pretraining }),
      ...(written && { written: (file: SplitFile) => written(join(folder, file.path), file) }),
    });
    return lineOf(part, manifest);
  });
  writeWhole(join(out, "trainers.json"), `${JSON.stringify(trainers, undefined, 2)}\n`);
  return lines;
}

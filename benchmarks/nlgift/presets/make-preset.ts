import { join } from "node:path";
import { type Extent, partOptions } from "#benchmarks/nlgift/presets/part-options";
import type { Part, Preset } from "#benchmarks/nlgift/presets/preset";
import { realWorldSets } from "#generators/real-world/index";
import { loadSet } from "#generators/real-world/load-set";
import { type Manifest, type SplitFile, writeSplits } from "#splits/index";
import type { GraphLike } from "#src/graph/graph";
import { writeWhole } from "#src/jsonl";
import { names } from "#src/pick";

/** How much of a preset is made, from what, and where it goes. */
export interface PresetOptions extends Extent {
  readonly out: string;
  readonly seed: number;
  /** Graphs that no test graph may be isomorphic to. */
  readonly pretraining?: readonly GraphLike[];
  readonly written?: (path: string, file: SplitFile) => void;
}

/** The splits of one part. */
export interface MadePart {
  readonly part: Part;
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * Makes a whole benchmark: a folder of splits for each pattern, and `trainers.json` with settings for the trainers.
 *
 * @throws UserError as `writeSplits` does; for the real-world sets' files before anything is written
 */
export function makePreset({ parts, trainers }: Preset, options: PresetOptions): MadePart[] {
  const { out, seed, data, pretraining, written } = options;
  if (data !== undefined) for (const set of names(realWorldSets)) loadSet(set, data);
  const made = parts.map((part): MadePart => {
    const folder = join(out, part.pattern);
    const told = written && { written: (file: SplitFile) => written(join(folder, file.path), file) };
    const place = { seed, out: folder, ...(pretraining && { pretraining }), ...told };
    return { part, folder, manifest: writeSplits({ ...partOptions(part, options), ...place }) };
  });
  writeWhole(join(out, "trainers.json"), `${JSON.stringify(trainers, undefined, 2)}\n`);
  return made;
}

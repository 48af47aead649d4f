import { existsSync } from "node:fs";
import { join } from "node:path";
import { readQualityFiles, type Study, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { type Pools, readPools } from "#benchmarks/graphinstruct/pools/index";
import { poolsIn, type RunFolder, runFolder, scoreModes } from "#benchmarks/graphinstruct/runs/index";
import { anchorTotals } from "#benchmarks/graphinstruct/scores/index";
import type { Given } from "#src/commands/command";
import { nameIn } from "#src/pick";

/** Score files, gathered. */
export interface GivenStudy {
  /** The folder of the files. */
  readonly files: string;
  /** The run that they are of; undefined: they came from elsewhere. */
  readonly run: RunFolder | undefined;
  readonly study: Study;
}

/**
 * The study of a folder: of a run, or of score files alone. Anchors are scored where it is known what was asked, and what it
 * was compared with.
 *
 * @throws UserError where there are no files, or they do not fit the instructions
 */
export function studyFrom(dir: string, given: Given): GivenStudy {
  const [models, instructions, pools] = [given.models, given.instructions, given.pools] as (string | undefined)[];
  const folder = runFolder(dir);
  const run = existsSync(folder.quality) ? folder : undefined;
  const chosen = nameIn("mode", scoreModes, (given.mode as string | undefined) ?? "sound");
  const files = run ? join(run.quality, chosen) : dir;
  const asked = instructions ?? run?.instructions;
  const compared = pools === undefined ? run && poolsIn(run) : readPools(pools);
  const study = studyOf(readQualityFiles(files), {
    ...(models !== undefined && { models: nameIn("choice of models", { paper: 0, all: 0 }, models) }),
    ...(asked !== undefined && known(asked, compared, run ? chosen : "compat")),
    seed: (given.seed as number | undefined) ?? 0,
  });
  return { files, run, study };
}

function known(asked: string, pools: Pools | undefined, mode: keyof typeof scoreModes) {
  const instructions = readInstructions(asked);
  return { instructions, ...(pools && { anchors: anchorTotals(instructions, { mode, pools }) }) };
}

import { type PartName, type Results, type RunFolder, scoreRun, scoresJson } from "#benchmarks/decision/runs/index";
import type { Io } from "#src/commands/command";
import { tornNote } from "#src/commands/run/records";
import { writeWhole } from "#src/jsonl";

/** Scores a run and writes its scores beside its records. */
export async function scoreInto(part: PartName, run: RunFolder, io: Io): Promise<Results> {
  const results = await scoreRun(part, run, (path, bytes) => io.err(tornNote(path, bytes)));
  writeWhole(run.scores, `${scoresJson(results)}\n`);
  return results;
}

import { type PartName, type Results, type RunFolder, scoreRun } from "#benchmarks/decision/runs/index";
import type { Io } from "#src/commands/command";
import { tornNote } from "#src/commands/run/records";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";

/** Scores a run and writes its scores beside its records. */
export async function scoreInto(part: PartName, run: RunFolder, io: Io): Promise<Results> {
  const results = await scoreRun(part, run, (path, bytes) => io.err(tornNote(path, bytes)));
  writeWhole(run.scores, `${canonical({ schema: 1, ...results })}\n`);
  return results;
}

import { join } from "node:path";
import { type PartName, type RunFolder, runFolder } from "#benchmarks/decision/runs/index";

/** The folder of a run, which is the part's own unless the user names another. */
export function placeOf(part: PartName, dir: unknown): RunFolder {
  return runFolder((dir as string | undefined) ?? join("out", "decision", part));
}

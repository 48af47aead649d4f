import { existsSync } from "node:fs";
import type { Sandboxes } from "#benchmarks/invariance/plays/stages/recorded-by";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { readRecord } from "#src/read-record";

interface SandboxFile extends Sandboxes {
  readonly schema: 1;
}

/** Keeps the ids of the sandboxes in which a run's programs ran, by which what came of them is found; what the file had of other languages stays. */
export function writeSandboxes(path: string, sandboxes: Sandboxes): void {
  const before = existsSync(path) ? readSandboxes(path) : {};
  const file: SandboxFile = { schema: 1, ...before, ...sandboxes };
  writeWhole(path, `${canonical(file)}\n`);
}

/** @throws UserError where no program was run yet, or the file is damaged */
export function readSandboxes(path: string): Sandboxes {
  if (!existsSync(path))
    throw new UserError(`${path}: expected the sandboxes of a run, got no file; run the programs first`);
  const { schema: _, ...sandboxes } = readRecord<SandboxFile>(path, "run the programs again");
  return sandboxes;
}

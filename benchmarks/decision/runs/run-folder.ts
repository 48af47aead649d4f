import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { PartName, Setup } from "#benchmarks/decision/runs/setup";
import { differences } from "#src/differences";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { formatLines, readLines, writeWhole } from "#src/jsonl";
import { readRecord } from "#src/read-record";

/** Where things are in the folder of a run, which is of one part. */
export interface RunFolder {
  readonly dir: string;
  /** What is asked. */
  readonly setup: string;
  /** Everything that is asked about, as it was drawn: the folder stands alone. */
  readonly units: string;
  readonly configurations: string;
  readonly scores: string;
  /** Part 1: other queries to learn from, and what learned from them. */
  readonly splits: string;
  readonly models: string;
  readonly report: string;
}

export function runFolder(dir: string): RunFolder {
  const at = (name: string) => join(dir, name);
  return {
    dir,
    setup: at("setup.json"),
    units: at("units.jsonl"),
    configurations: at("configurations"),
    scores: at("scores.json"),
    splits: at("splits"),
    models: at("models"),
    report: at("report"),
  };
}

/**
 * Makes a folder a run of a set-up. What a new one asks about is drawn and kept; one that was claimed before has it already.
 *
 * @param draw rows of JSON
 * @throws UserError where the folder holds other files, or a run of another set-up
 */
export async function claimRun(
  run: RunFolder,
  setup: Setup,
  draw: () => Promise<readonly object[]> | readonly object[],
): Promise<void> {
  mkdirSync(run.dir, { recursive: true });
  if (existsSync(run.setup)) {
    const changed = differences(readRecord<Setup>(run.setup, "remove the folder"), setup);
    if (changed.length > 0) throw taken(run, `one of another (${changed.join(", ")})`);
    return;
  }
  const other = readdirSync(run.dir).filter((name) => !/^(run\.lock|units\.jsonl)/.test(name));
  if (other.length > 0) throw taken(run, "one with other files");
  writeWhole(run.units, formatLines(await draw()));
  writeWhole(run.setup, `${canonical(setup)}\n`);
}

function taken({ dir }: RunFolder, got: string): UserError {
  return new UserError(
    `${dir}: expected a new folder or a run of this set-up, got ${got}; choose another folder with --out`,
  );
}

/**
 * The set-up of a run, and the rows that it asks about.
 *
 * @throws UserError where the folder is none of a run of the part
 */
export function openRun<Part extends PartName>(
  run: RunFolder,
  part: Part,
): { readonly setup: Extract<Setup, { readonly part: Part }>; readonly rows: readonly unknown[] } {
  const ask = `make one with graphshift bench decision ${part} run`;
  if (!existsSync(run.setup))
    throw new UserError(`${run.dir}: expected the folder of a run, got no setup.json; ${ask}`);
  const setup = readRecord<Setup>(run.setup, "remove the folder");
  if (setup.part !== part)
    throw new UserError(`${run.dir}: expected a run of ${part}, got one of ${setup.part}; ${ask}`);
  return { setup: setup as Extract<Setup, { readonly part: Part }>, rows: readLines(run.units) };
}

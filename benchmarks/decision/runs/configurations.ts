import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Configuration, configurationShape, folderOf } from "#benchmarks/decision/runs/configuration";
import { isPolicy } from "#benchmarks/decision/runs/open-decider";
import type { RunFolder } from "#benchmarks/decision/runs/run-folder";
import { differences } from "#src/differences";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import { readRecord } from "#src/read-record";

const RECORD = "configuration.json";

/** A configuration's log of replies. */
export function logOf(run: RunFolder, configuration: Configuration): string {
  return join(run.configurations, folderOf(configuration), "responses.jsonl");
}

/** What is noted of a configuration of that name; undefined: it was not asked yet. */
export function noted(run: RunFolder, configuration: Configuration): Configuration | undefined {
  const path = join(run.configurations, folderOf(configuration), RECORD);
  return existsSync(path) ? readConfiguration(path) : undefined;
}

/**
 * Notes how a configuration is asked.
 *
 * @throws UserError where replies of another one are kept under the same name
 */
export function noteConfiguration(run: RunFolder, configuration: Configuration): void {
  const there = noted(run, configuration);
  const changed = there ? differences(there, configuration) : [];
  const path = join(run.configurations, folderOf(configuration), RECORD);
  if (changed.length > 0) {
    throw new UserError(
      `${path}: expected the settings that it was asked with, got others (${changed.join(", ")}); choose another folder with --out, or another name`,
    );
  }
  if (!there) writeWhole(path, `${canonical(configuration)}\n`);
}

/** The configurations of a run, models before policies, then by name. */
export function configurationsIn(run: RunFolder): Configuration[] {
  if (!existsSync(run.configurations)) return [];
  return readdirSync(run.configurations)
    .sort()
    .map((name) => join(run.configurations, name, RECORD))
    .filter((path) => existsSync(path))
    .map(readConfiguration)
    .sort((a, b) => Number(isPolicy(a.model)) - Number(isPolicy(b.model)));
}

function readConfiguration(path: string): Configuration {
  return parseRow(configurationShape, readRecord(path, "remove its folder"), path, "remove its folder");
}

import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "#src/errors";
import { INTENT, type Intent, readIntent } from "#training/hosted/intent";
import { readJobRecord } from "#training/hosted/record";
import type { JobRecord } from "#training/job";

/** A hosted job of a folder. */
export interface KnownJob {
  readonly folder: string;
  readonly intent: Intent;
  /** As it was when it was last looked at; undefined: it never was. */
  readonly record: JobRecord | undefined;
}

/**
 * The hosted jobs of a folder and of all folders below it, by path.
 *
 * @throws UserError where there is no such folder, or one of their files is damaged
 */
export function jobsUnder(folder: string): KnownJob[] {
  if (!existsSync(folder)) throw new UserError(`${folder}: expected a folder with jobs, got none; check the path`);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => path === INTENT || path.endsWith(`/${INTENT}`) || path.endsWith(`\\${INTENT}`),
  );
  return paths
    .map((path) => join(folder, dirname(path)))
    .sort()
    .map((at) => ({ folder: at, intent: readIntent(at)!, record: readJobRecord(at) }));
}

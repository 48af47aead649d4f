import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { lock } from "#src/lock";
import { readRecord } from "#src/read-record";

/** `asked.json`: whose questions the replies of a folder belong to. */
interface Asked {
  readonly schema: 1;
  /** SHA-256 of the splits' manifest. */
  readonly manifest: string;
}

/**
 * Claims a folder for replies to the questions of some splits: a new or empty one, or one with such replies.
 *
 * @param manifest SHA-256 of the splits' manifest
 * @returns gives the folder back
 * @throws UserError where it holds anything else, or another process works in it
 */
export function claimFolder(dir: string, manifest: string): () => void {
  const path = join(dir, "asked.json");
  mkdirSync(dir, { recursive: true });
  const free = lock(join(dir, "run.lock"));
  try {
    const isOurs = existsSync(path);
    if (!isOurs && readdirSync(dir).some((name) => !name.startsWith("run.lock")))
      throw taken(dir, "one with other files");
    if (isOurs && readRecord<Asked>(path, "remove the folder").manifest !== manifest)
      throw taken(dir, "one with replies to other splits");
    if (!isOurs) writeWhole(path, `${canonical({ schema: 1, manifest } satisfies Asked)}\n`);
  } catch (error) {
    free();
    throw error;
  }
  return free;
}

function taken(dir: string, got: string): UserError {
  return new UserError(
    `${dir}: expected a new folder, or one with replies to these splits, got ${got}; choose another with --out`,
  );
}

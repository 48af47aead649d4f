import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "#splits/manifest";
import { requireOwn } from "#splits/own-in";
import { UserError } from "#src/errors";
import { readRecord } from "#src/read-record";

/** The manifest's file name in a split folder. */
export const MANIFEST = "manifest.json";

/**
 * The manifest of a split folder.
 *
 * @throws UserError where there is none, or one of another make, and where a module that it was made with is missing
 */
export function readManifest(dir: string): Manifest {
  const path = join(dir, MANIFEST);
  if (!existsSync(path)) {
    throw new UserError(`${dir}: expected a folder of splits, got no ${MANIFEST} in it; make one with gen-splits`);
  }
  const manifest = readRecord<Manifest>(path, "write the splits again");
  requireOwn(manifest.options.own as Readonly<Record<string, string>> | undefined, dir);
  return manifest;
}

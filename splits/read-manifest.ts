import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "#splits/manifest";
import { UserError } from "#src/errors";

/** The manifest's file name in a split folder. */
export const MANIFEST = "manifest.json";

/**
 * The manifest of a split folder.
 *
 * @throws UserError where there is none, or one of another make
 */
export function readManifest(dir: string): Manifest {
  const path = join(dir, MANIFEST);
  if (!existsSync(path)) {
    throw new UserError(`${dir}: expected a folder of splits, got no ${MANIFEST} in it; make one with gen-splits`);
  }
  const manifest = parse(readFileSync(path, "utf8"), path);
  if (manifest.schema !== 1 || !Array.isArray(manifest.files)) {
    throw new UserError(`${path}: expected a manifest of schema 1, got ${manifest.schema}; write the splits again`);
  }
  return manifest;
}

function parse(text: string, path: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    throw new UserError(`${path}: expected JSON, got a damaged file; write the splits again`);
  }
}

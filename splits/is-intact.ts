import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST, readManifest } from "#splits/read-manifest";
import { sha256 } from "#src/hash";

/**
 * Whether a folder holds splits, every file as its manifest has it.
 *
 * @throws UserError where the manifest is damaged
 */
export function isIntact(dir: string): boolean {
  if (!existsSync(join(dir, MANIFEST))) return false;
  return readManifest(dir).files.every((file) => {
    const path = join(dir, file.path);
    return existsSync(path) && sha256(readFileSync(path)) === file.sha256;
  });
}

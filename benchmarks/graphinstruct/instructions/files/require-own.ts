import { existsSync, readdirSync } from "node:fs";
import { UserError } from "#src/errors";

const OWN = /^(?:level_[0-5]\.json|manifest\.json|pools)$/;

/**
 * Makes sure that a folder which is to be replaced holds nothing but instructions that were drawn.
 *
 * @throws UserError naming a file that would be lost
 */
export function requireOwn(folder: string): void {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const lost = files.includes("manifest.json") ? files.find((name) => !OWN.test(name)) : files[0];
  if (lost === undefined) return;
  throw new UserError(
    `${folder}: expected a new folder or one of drawn instructions, got one with ${lost}; choose another with --out`,
  );
}

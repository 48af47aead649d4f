import { readFileSync, statSync } from "node:fs";
import { UserError } from "#src/errors";

/**
 * The text of a file of the user's, without a byte-order mark.
 *
 * @param remedy what the user can do where there is none
 * @throws UserError where there is no such file
 */
export function readText(path: string, remedy: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || found.isDirectory())
    throw new UserError(`${path}: expected a file, got ${found ? "a folder" : "none"}; ${remedy}`);
  return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
}

import { existsSync, readFileSync } from "node:fs";
import { UserError } from "#src/errors";

/** @throws UserError where there is no such file */
export function readText(path: string): string {
  if (!existsSync(path))
    throw new UserError(`${path}: expected a file, got none; see docs/decision.md for the folder's layout`);
  return readFileSync(path, "utf8");
}

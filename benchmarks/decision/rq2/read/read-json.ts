import { existsSync, readFileSync } from "node:fs";
import { UserError } from "#src/errors";

/** The JSON value of a file. @throws UserError where there is no such file or it is no JSON */
export function readJson(path: string): unknown {
  if (!existsSync(path)) throw new UserError(`${path}: expected a file, got none; check the path`);
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UserError(`${path}: expected JSON, got ${(error as Error).message}; write the file anew`);
  }
}

import { UserError } from "#src/errors";
import { readText } from "#src/read-text";

/** The JSON value of a file. @throws UserError where there is no such file or it is no JSON */
export function readJson(path: string): unknown {
  const text = readText(path, "check the path");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${path}: expected JSON, got ${(error as Error).message}; write the file anew`);
  }
}

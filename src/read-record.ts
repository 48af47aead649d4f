import { readFileSync } from "node:fs";
import { UserError } from "#src/errors";

/**
 * Reads a JSON file that the package wrote itself, which says `schema: 1`.
 *
 * @param remedy what the user can do about a damaged one
 * @throws UserError where it is no JSON, or not of that schema
 */
export function readRecord<Value extends { readonly schema: 1 }>(path: string, remedy: string): Value {
  const value = parse(path);
  if ((value as Partial<Value> | null | undefined)?.schema === 1) return value as Value;
  throw new UserError(`${path}: expected JSON of schema 1, got a damaged file; ${remedy}`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

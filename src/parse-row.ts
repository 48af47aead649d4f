import type { ZodType } from "zod";
import { UserError } from "#src/errors";

/**
 * A line of an outside file, once it is sure that it has the shape.
 *
 * @param where file and line
 * @param remedy what the user can do
 * @throws UserError naming the first field that is wrong
 */
export function parseRow<Value>(shape: ZodType<Value>, row: unknown, where: string, remedy: string): Value {
  const parsed = shape.safeParse(row);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new UserError(`${where}: ${path.join(".") || "the line"}: ${message}; ${remedy}`);
}

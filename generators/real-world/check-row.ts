import type { z } from "zod";
import type { SourceRow } from "#generators/real-world/read-rows";
import { UserError } from "#src/errors";

/**
 * What a row holds, if it is of the set's format.
 *
 * @throws UserError naming file, line and field where it is not
 */
export function checked<Shape extends z.ZodType>(shape: Shape, { where, value }: SourceRow): z.infer<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw damaged(where, `${path.join(".") || "the row"}: ${message}`);
}

/** The mistake of a row that says what cannot be. */
export function damaged(where: string, fault: string): UserError {
  return new UserError(`${where}: ${fault}; mend or remove the row`);
}

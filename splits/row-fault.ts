import type { z } from "zod";
import { UserError } from "#src/errors";

/** The mistake of a line that is no row of a problem file: its first fault, with file and line. */
export function rowFault(where: string, { issues }: z.ZodError): UserError {
  const { path, message } = issues[0]!;
  return new UserError(`${where}: ${path.join(".") || "the line"}: ${message}; write the splits again`);
}

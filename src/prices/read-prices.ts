import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { UserError } from "#src/errors";
import type { Price } from "#src/prices/price";
import { prices } from "#src/prices/table";

const dollars = z.number().finite().nonnegative();
const rows = z.array(
  z.strictObject({
    provider: z.string().min(1),
    model: z.string().min(1),
    input: dollars,
    output: dollars,
    date: z.iso.date(),
    source: z.string().default("the user"),
  }),
);

/**
 * The price table with a user's own rows before it: a JSON file, a list of `{provider, model, input, output, date}` with
 * dollars per million tokens.
 *
 * @throws UserError naming the file and the first field that is wrong
 */
export function readPrices(path: string): readonly Price[] {
  if (!existsSync(path)) throw new UserError(`${path}: expected a file of prices, got none; check the path`);
  const read = rows.safeParse(parse(path));
  if (read.success) return [...read.data, ...prices];
  const [{ path: field, message }] = read.error.issues as [z.core.$ZodIssue];
  throw new UserError(`${path}: ${field.join(".") || "file"}: ${message}; mend it`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UserError(`${path}: expected JSON, got something else (${(error as Error).message}); mend it`);
  }
}

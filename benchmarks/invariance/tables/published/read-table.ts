import { existsSync, readFileSync } from "node:fs";
import { fromCSV } from "arquero";
import { z } from "zod";
import type { Format, Kind, Table } from "#benchmarks/invariance/tables/table";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";

const REMEDY = "get the tables anew, or make them with bench invariance tables";

const kinds: Readonly<Record<Kind, z.ZodType>> = {
  text: z.string().min(1),
  count: z
    .string()
    .regex(/^\d{1,15}$/, "expected a count")
    .transform(Number),
  share: z
    .string()
    .regex(/^-?(\d{1,20}(\.\d{0,40})?|\.\d{1,40})(e[+-]?\d{1,3})?$/i, "expected a number")
    .transform(Number),
  flag: z.stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] }),
};

/**
 * The rows of a table of the audit from a CSV file, published or written here. Columns that are none of the table's are
 * passed over.
 *
 * @throws UserError naming file and row where there is no file, a column is missing, or a value is none of its kind
 */
export function readTable<Row>({ columns }: Table<Row>, path: string): Row[] {
  if (!existsSync(path)) throw new UserError(`${path}: expected a table, got no file; ${REMEDY}`);
  const fields = Object.entries<Format>(columns).map(([name, format]) => [name, fieldOf(format)] as const);
  const shape = z.object(Object.fromEntries(fields));
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  const rows = text.trim() === "" ? [] : fromCSV(text, { autoType: false }).objects();
  return rows.map((row, i) => parseRow(shape, row, `${path}, row ${i + 1}`, REMEDY) as Row);
}

function fieldOf(format: Format): z.ZodType {
  const kind = kinds[format.replace("?", "") as Kind];
  return format.endsWith("?") ? z.preprocess((value) => value ?? undefined, kind.optional()) : kind;
}

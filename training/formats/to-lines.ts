import { UserError } from "#src/errors";
import type { Format } from "#training/formats/format";
import { oneLine } from "#training/formats/one-line";
import type { Examples } from "#training/trainer";

/** What stands beside the examples in a file. */
export interface LineOptions {
  /** The text of a system message before each prompt; undefined: none. */
  readonly system?: string;
  /** Whether the file begins with a byte-order mark, as Azure's older documents ask. */
  readonly bom?: boolean;
}

/**
 * A training file: one row a line, ended by a line feed.
 *
 * @throws UserError for a format of another method than the examples'
 */
export function* toLines(
  examples: Examples,
  format: Format,
  { system, bom = false }: LineOptions = {},
): Generator<string> {
  if (bom) yield "\uFEFF";
  for (const row of rowsOf(examples, format, system)) yield `${oneLine(row)}\n`;
}

function rowsOf(examples: Examples, format: Format, system: string | undefined): object[] {
  if (examples.method === "sft" && format.method === "sft") return examples.rows.map((row) => format.row(row, system));
  if (examples.method === "dpo" && format.method === "dpo")
    return examples.pairs.map((pair) => format.row(pair, system));
  throw new UserError(`format: expected one for ${examples.method}, got one for ${format.method}; choose another`);
}

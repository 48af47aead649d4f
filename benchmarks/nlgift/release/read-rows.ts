import { lines } from "#benchmarks/nlgift/release/lines";
import { type RowKind, type RowOf, rowSchemas } from "#benchmarks/nlgift/release/row-schemas";
import { UserError } from "#src/errors";

/** A row that has the shape it should have, and where it stands. */
export interface Placed<Row> {
  /** `path:line` */
  readonly where: string;
  /** From 0. */
  readonly index: number;
  readonly row: Row;
}

/**
 * The rows of a file, one at a time.
 *
 * @param shown how messages call the file
 * @throws UserError naming file and line of a row that is no JSON, or lacks a field
 */
export function* readRows<Kind extends RowKind>(
  path: string,
  shown: string,
  kind: Kind,
): Iterable<Placed<RowOf<Kind>>> {
  const schema = rowSchemas[kind];
  let index = 0;
  for (const { number, text } of lines(path, shown)) {
    const where = `${shown}:${number}`;
    const checked = schema.safeParse(parsed(text, where));
    if (!checked.success) {
      const [issue] = checked.error.issues;
      const field = issue!.path.join(".") || "the row";
      throw new UserError(
        `${where}: expected a ${kind} row, got one with another ${field} (${issue!.message}); fetch the file again`,
      );
    }
    yield { where, index: index++, row: checked.data as RowOf<Kind> };
  }
}

/**
 * The JSON value of a line.
 *
 * @throws UserError where it is none
 */
export function parsed(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError(
      `${where}: expected one JSON value, got ${JSON.stringify(text.slice(0, 60))}; fetch the file again, or remove it`,
    );
  }
}

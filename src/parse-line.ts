import { UserError } from "#src/errors";

/**
 * One line of a file of JSON lines.
 *
 * @param number of the line, from 1
 * @throws UserError naming file and line where it is no JSON
 */
export function parseLine<Row>(line: string, path: string, number: number): Row {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw new UserError(
      `${path}:${number}: expected one JSON value, got ${JSON.stringify(line.slice(0, 60))}; mend or remove the line`,
    );
  }
}

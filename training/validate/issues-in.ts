import { statSync } from "node:fs";
import { UserError } from "#src/errors";
import { estimateTokens } from "#src/estimate-tokens";
import { fingerprint } from "#src/hash";
import { names } from "#src/pick";
import { type FormatName, formats } from "#training/formats/index";
import { countTokens } from "#training/validate/count-tokens";
import type { Fault, Issue } from "#training/validate/issue";
import { type JsonObject, parseLine } from "#training/validate/parse-line";
import { rawLines } from "#training/validate/raw-lines";
import { recognise } from "#training/validate/recognise";
import { rowFaults } from "#training/validate/row-faults";

/** What a training file is checked against. */
export interface CheckOptions {
  /** undefined: the one whose keys the first row has. */
  readonly format?: FormatName | undefined;
  /** The most tokens of a row; undefined: any number. */
  readonly limit?: number | undefined;
  /** Counts the tokens of a text; undefined: estimates them. */
  readonly tokens?: ((text: string) => number) | undefined;
  /** Whether a byte-order mark is welcome. */
  readonly bom?: boolean | undefined;
  /** The fewest rows; undefined: 10. */
  readonly fewest?: number;
  /** Rows that must not occur in the file, as `Checked.seen` has them, with where they are. */
  readonly others?: { readonly file: string; readonly seen: ReadonlyMap<string, number> };
}

/** What a file holds. */
export interface Checked {
  readonly format?: FormatName;
  /** Its lines. */
  readonly rows: number;
  /** Tokens of the longest row. */
  readonly longest: number;
  /** The line of each row, by the row's fingerprint. */
  readonly seen: ReadonlyMap<string, number>;
}

/** The fewest rows of a training file (OpenAI, Azure). */
const FEWEST = 10;
/** The most rows of a file (Fireworks). */
const MOST = 3_000_000;
/** The most bytes of a file (OpenAI). */
const BYTES = 512 * 2 ** 20;
/** The byte-order mark in UTF-8. */
const MARK = Buffer.from("\uFEFF");

/**
 * Everything about a training file that one of the trainers would refuse, so that a file without issues is one for all of
 * them: OpenAI, Azure, Together, Fireworks and TRL. It is checked as it is read, a line at a time.
 *
 * @throws UserError where there is no such file
 */
export function* issuesIn(path: string, options: CheckOptions = {}): Generator<Issue, Checked> {
  const bytes = sizeOf(path);
  const seen = new Map<string, number>();
  let [line, longest] = [0, 0];
  let format = options.format;
  for (const raw of rawLines(path)) {
    line++;
    const marked = line === 1 && raw.subarray(0, MARK.length).equals(MARK);
    const { row, faults } = parseLine(marked ? raw.subarray(MARK.length) : raw);
    if (marked && !options.bom) yield { file: path, line, message: "expected no byte-order mark, got one" };
    for (const fault of faults) yield { file: path, line, ...fault };
    if (!row) continue;
    format ??= recognise(row);
    const { tokens, wrong } = inspect(row, format, options);
    longest = Math.max(longest, tokens);
    for (const fault of [...wrong, ...repetitions(row, line, seen, options)]) yield { file: path, line, ...fault };
  }
  for (const message of sizeFaults(line, bytes, options)) yield { file: path, message };
  return { ...(format && { format }), rows: line, longest, seen };
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return found.size;
  throw new UserError(`${path}: expected a training file, got none; check the path`);
}

function inspect(row: JsonObject, name: FormatName | undefined, { limit, tokens = estimateTokens }: CheckOptions) {
  if (name === undefined) return { tokens: 0, wrong: [unknownFormat(row)] };
  const wrong = rowFaults(row, formats[name]);
  if (wrong.length > 0) return { tokens: 0, wrong };
  const count = countTokens(row, formats[name], tokens);
  const message = `expected ${limit} tokens at most, got ${tokens === estimateTokens ? "about " : ""}${count}`;
  return { tokens: count, wrong: limit !== undefined && count > limit ? [{ message }] : [] };
}

function unknownFormat(row: JsonObject): Fault {
  const got = Object.keys(row).join(", ") || "none";
  return { message: `expected the keys of a format (${names(formats).join(", ")}), got ${got}` };
}

/** Notes the row as seen. */
function repetitions(row: JsonObject, line: number, seen: Map<string, number>, { others }: CheckOptions): Fault[] {
  const key = fingerprint(row);
  const [before, there] = [seen.get(key), others?.seen.get(key)];
  if (before === undefined) seen.set(key, line);
  return [
    ...(before === undefined ? [] : [{ message: `expected each row once, got that of line ${before} again` }]),
    ...(there === undefined ? [] : [{ message: `expected rows of its own, got that of ${others!.file}:${there}` }]),
  ];
}

function sizeFaults(rows: number, bytes: number, { fewest = FEWEST }: CheckOptions): string[] {
  return [
    ...(rows < fewest ? [`expected ${fewest} rows at least, got ${rows}`] : []),
    ...(rows > MOST ? [`expected ${MOST} rows at most, got ${rows}`] : []),
    ...(bytes > BYTES ? [`expected ${BYTES} bytes at most, got ${bytes}`] : []),
  ];
}

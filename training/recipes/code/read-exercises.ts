import { readFileSync, statSync } from "node:fs";
import { UserError } from "#src/errors";
import { readLines } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import type { Exercise } from "#training/recipes/code/exercise";
import { type Source, sources } from "#training/recipes/code/sources";

const known: readonly Source[] = Object.values(sources);

/**
 * The exercises of a file of JSON lines, texts trimmed. How it holds them is seen from the keys of each row.
 *
 * @throws UserError naming file, line and field, for a file that is none, an empty one, and rows of another shape
 */
export function readExercises(path: string): Exercise[] {
  requireLines(path);
  const rows = readLines<unknown>(path);
  if (rows.length === 0) throw new UserError(`${path}: expected rows of code, got an empty file; check the path`);
  return rows.map((row, i) => {
    const where = `${path}:${i + 1}`;
    const { title, prompt, target } = parseRow(sourceOf(row, where).shape, row, where, "mend or remove the line");
    return { title, prompt: prompt.trim(), target: target.trim() };
  });
}

function requireLines(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${path}: expected a file of code rows, got none; check the path`);
  if (/^\uFEFF?\s*\[/.test(readFileSync(path, "utf8")))
    throw new UserError(
      `${path}: expected JSON lines, got one JSON array; write each of its elements on a line of its own`,
    );
}

function sourceOf(row: unknown, where: string): Source {
  const keys = typeof row === "object" && row !== null ? Object.keys(row) : [];
  const source = known.find((one) => one.keys.every((key) => keys.includes(key)));
  if (source) return source;
  const expected = known.map((one) => one.keys.join(", ")).join(" or the keys ");
  throw new UserError(
    `${where}: expected the keys ${expected}, got ${keys.join(", ") || "none"}; mend or remove the line`,
  );
}

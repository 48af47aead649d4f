import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Cell } from "#eval/cell";
import { cellsOf, type Score } from "#eval/scores";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { readLines } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import { readRecord } from "#src/read-record";

/** One of two folders that are compared. */
export interface Side {
  readonly dir: string;
  /** SHA-256 of the manifest of the splits that were asked. */
  readonly manifest: string;
  readonly cells: readonly Cell[];
}

/** What `matrix.json` and `leaderboard.json` both say. */
interface Made {
  readonly schema: 1;
  /** SHA-256 of what they were made from. */
  readonly made: { readonly manifest: string; readonly scores: string };
}

const score = z.looseObject({
  row: z.string(),
  column: z.string(),
  problem: z.string(),
  instance: z.string(),
  outcome: z.string(),
});

/**
 * The cells of a finished run, or of a folder that `ask` wrote.
 *
 * @throws UserError where it is neither
 */
export function sideOf(dir: string): Side {
  const scores = join(dir, "scores.jsonl");
  const remedy = `make it again with the command that made ${dir}`;
  const { manifest } = madeFrom(dir, scores, remedy);
  const rows = readLines<unknown>(scores).map((row, i) => parseRow(score, row, `${scores}:${i + 1}`, remedy));
  return { dir, manifest, cells: cellsOf(rows as readonly unknown[] as readonly Score[]) };
}

/** What the folder's record of these very scores says. */
function madeFrom(dir: string, scores: string, remedy: string): Made["made"] {
  const paths = ["matrix.json", "leaderboard.json"].map((name) => join(dir, name)).filter((path) => existsSync(path));
  if (paths.length === 0 || !existsSync(scores))
    throw new UserError(`${dir}: expected a finished run, or a folder of graphshift ask, got neither; finish it first`);
  const hash = sha256(readFileSync(scores));
  const found = paths.map((path) => readRecord<Made>(path, remedy).made).find((made) => made.scores === hash);
  if (found) return found;
  throw new UserError(`${scores}: expected the scores that ${paths.join(" or ")} was made from, got others; ${remedy}`);
}

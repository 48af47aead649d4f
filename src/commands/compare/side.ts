import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Cell } from "#eval/cell";
import { cellsOf, type Score } from "#eval/scores";
import { UserError } from "#src/errors";
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

interface Made {
  readonly schema: 1;
  readonly made: { readonly manifest: string };
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
  const path = ["matrix.json", "leaderboard.json"].map((name) => join(dir, name)).find((file) => existsSync(file));
  const scores = join(dir, "scores.jsonl");
  if (path === undefined || !existsSync(scores))
    throw new UserError(`${dir}: expected a finished run, or a folder of graphshift ask, got neither; finish it first`);
  const { made } = readRecord<Made>(path, "make it again with the command that made it");
  const remedy = `make it again with the command that made ${dir}`;
  const rows = readLines<unknown>(scores).map((row, i) => parseRow(score, row, `${scores}:${i + 1}`, remedy));
  return { dir, manifest: made.manifest, cells: cellsOf(rows as readonly unknown[] as readonly Score[]) };
}

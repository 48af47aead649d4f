import { existsSync, readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { UserError } from "#src/errors";
import { formatLines, writeWhole } from "#src/jsonl";
import { parseLine } from "#src/parse-line";

/** Writes `scored/<dataset>/<model>.jsonl.gz`, whole or not at all; equal rows make equal bytes. */
export function writeScored(path: string, rows: readonly ScoredRow[]): void {
  writeWhole(path, gzipSync(formatLines(rows)));
}

/** @throws UserError where the file is missing or damaged */
export function readScored(path: string): ScoredRow[] {
  if (!existsSync(path)) throw new UserError(`${path}: expected scored rows, got no file; run score first`);
  return textOf(path)
    .split("\n")
    .flatMap((line, i) => (line === "" ? [] : [parseLine<ScoredRow>(line, path, i + 1)]));
}

function textOf(path: string): string {
  try {
    return gunzipSync(readFileSync(path)).toString("utf8");
  } catch (error) {
    throw new UserError(`${path}: expected gzip, got damage (${(error as Error).message}); run score again`);
  }
}

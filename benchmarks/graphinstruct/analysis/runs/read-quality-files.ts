import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { qualityShape } from "#benchmarks/graphinstruct/analysis/runs/quality-shape";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { runOf } from "#benchmarks/graphinstruct/analysis/runs/run-of";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";

const ENDING = /\.quality\.json(\.gz)?$/;
const REMEDY = "score the outputs again, or leave the file out";

/**
 * The configurations of a folder: each `{model}-{strategy}.quality.json`, packed with gzip or not, in the order of
 * their names. Other files are passed over.
 *
 * @throws UserError for a folder without any, a file that is damaged, or a name that tells no strategy or method
 */
export function readQualityFiles(dir: string): readonly Run[] {
  if (!existsSync(dir)) throw new UserError(`${dir}: expected a folder, got none; check the path`);
  const files = readdirSync(dir).filter((file) => ENDING.test(file));
  if (files.length === 0) {
    throw new UserError(`${dir}: expected {model}-{strategy}.quality.json files, got none; score some outputs first`);
  }
  return files.sort().map((file) => {
    const path = join(dir, file);
    return runOf(file.replace(ENDING, ""), parseRow(qualityShape, parsed(path), path, REMEDY), path);
  });
}

function parsed(path: string): unknown {
  try {
    const bytes = readFileSync(path);
    return JSON.parse((path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8"));
  } catch (error) {
    throw new UserError(`${path}: expected JSON, got ${(error as Error).message}; ${REMEDY}`);
  }
}

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readQualityFiles } from "#benchmarks/graphinstruct/analysis/index";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { inScratch } from "#test/scratch";

/** A row of a score file; quality from 0 to 1. */
export function madeRow(id: string, level: number, quality: number, more: Readonly<Record<string, unknown>> = {}) {
  const dimensions = { D1: quality, D2: 0, D3: level > 2 ? quality : 0, D4: quality, D5: 0.5 };
  return {
    instruction_id: id,
    level,
    d1_valid_rate: 1,
    d4_instruction_score: quality,
    d5_tokens_per_valid: 1000,
    dimension_scores: dimensions,
    level_score: quality,
    ...more,
  };
}

/** Three rows a level, whose qualities `at` gives. */
export function madeRows(at: (level: number, i: number) => number, more?: Readonly<Record<string, unknown>>) {
  return [0, 1, 2, 3, 4, 5].flatMap((level) =>
    [0, 1, 2].map((i) => madeRow(`L${level}-00${i}`, level, at(level, i), more)),
  );
}

/** What is read of a folder with these score files, by name without ending; rows, or the file's whole text. */
export function readMade(files: Readonly<Record<string, unknown>>, packed = false): readonly Run[] {
  return inScratch((folder) => {
    for (const [name, rows] of Object.entries(files)) {
      const text = typeof rows === "string" ? rows : JSON.stringify({ per_instruction: rows });
      writeFileSync(join(folder, `${name}.quality.json${packed ? ".gz" : ""}`), packed ? gzipSync(text) : text);
    }
    return readQualityFiles(folder);
  });
}

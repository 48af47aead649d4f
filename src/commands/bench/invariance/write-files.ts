import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ReportFile } from "#benchmarks/invariance/report/report-file";
import type { Io } from "#src/commands/command";

/** Writes files into a folder; what can't be made here is told. Returns the paths written. */
export function writeFiles(dir: string, files: readonly ReportFile[], io: Io): string[] {
  return files.flatMap((found) => {
    const path = join(dir, found.file);
    if ("missing" in found) {
      io.err(`${path}: ${found.missing}\n`);
      return [];
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, found.content);
    return [path];
  });
}

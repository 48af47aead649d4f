import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PartReport, partReport, reportFiles, type Titles } from "#benchmarks/decision/report/index";
import { openRun, type Results, type RunFolder } from "#benchmarks/decision/runs/index";
import { instancesIn } from "#benchmarks/decision/runs/rq3/kept-instance";
import type { Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";

/** A run that was scored. */
export interface ScoredRun {
  readonly run: RunFolder;
  readonly results: Results;
}

/** Writes the report of one run or several; what can't be made here is told. Returns the paths written. */
export async function writeReport(dir: string, titles: Titles, parts: readonly ScoredRun[], io: Io): Promise<string[]> {
  const made = onScreen(io, (shown) => {
    shown.paint(["making the report"]);
    return parts.map(reportOf);
  });
  mkdirSync(dir, { recursive: true });
  const written: string[] = [];
  for (const found of await reportFiles(titles, made)) {
    const path = join(dir, found.file);
    if ("missing" in found) io.err(`${path}: ${found.missing}\n`);
    else {
      writeFileSync(path, found.content);
      written.push(path);
    }
  }
  return written;
}

function reportOf({ run, results }: ScoredRun): PartReport {
  const posed = results.part === "rq3" ? instancesIn(openRun(run, "rq3").rows, run.units) : [];
  return partReport(results, posed);
}

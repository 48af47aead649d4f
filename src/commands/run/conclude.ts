import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Matrix } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
import { type Report, reports } from "#reports/index";
import { MANIFEST } from "#splits/index";
import type { Io } from "#src/commands/command";
import { armsOf } from "#src/commands/run/arms";
import { doubtsOf } from "#src/commands/run/doubts-of";
import { type Folder, identify } from "#src/commands/run/folder";
import { type Records, withRecords } from "#src/commands/run/records";
import { reportOf } from "#src/commands/run/report-of";
import { scoresFrom } from "#src/commands/run/scores-from";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { formatLines, writeWhole } from "#src/jsonl";

/** What follows from the records of a finished run. */
interface Conclusion {
  readonly matrix: Matrix;
  /** Paths of the report's files. */
  readonly files: readonly string[];
}

/**
 * Makes scores, matrix and report of a run anew from its splits, job records and recorded replies; no model is asked.
 *
 * @throws UserError where the run is not finished, or its records are damaged
 */
export async function conclude(run: Folder, io: Io): Promise<Conclusion> {
  return withRecords(run, io, async (records) => {
    const scores = await scoresFrom(records);
    writeWhole(run.scores, formatLines(scores));
    const matrix = matrixOf(records, scores);
    writeWhole(run.matrix, `${canonical(matrix)}\n`);
    const doubts = doubtsOf(records);
    for (const doubt of doubts) io.err(`${doubt}\n`);
    return { matrix, files: await writeReport(run, reportOf(records, matrix, scores, doubts), io) };
  });
}

/** The matrix of a run. */
export function matrixOf({ run, experiment, files }: Records, scores: readonly Score[]): Matrix {
  return scoreMatrix(cellsOf(scores), {
    title: experiment.title,
    pattern: experiment.pattern,
    task: experiment.task ?? "each setting's own",
    arms: armsOf(experiment, files),
    made: {
      experiment: identify(experiment).hash,
      manifest: sha256(readFileSync(join(run.splits, MANIFEST))),
      scores: sha256(formatLines(scores)),
    },
  });
}

async function writeReport(run: Folder, report: Report, io: Io): Promise<string[]> {
  const written: string[] = [];
  for (const { file, make } of Object.values(reports)) {
    const made = await make(report);
    const path = join(run.report, file);
    if ("missing" in made) io.err(`${path}: not made: ${made.missing}\n`);
    else {
      writeWhole(path, made.content);
      written.push(path);
    }
  }
  return written;
}

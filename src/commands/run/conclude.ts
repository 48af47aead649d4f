import { readFileSync } from "node:fs";
import { join } from "node:path";
import { replay } from "#eval/ask";
import type { Matrix } from "#eval/matrix";
import { openResponses } from "#eval/responses";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score, scoresOf } from "#eval/scores";
import type { Verdict } from "#eval/verdict";
import { type Report, reports } from "#reports/index";
import { MANIFEST, readManifest } from "#splits/index";
import type { Io } from "#src/commands/command";
import { columnsOf } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { factsOf } from "#src/commands/run/facts";
import { type Folder, identify, readIdentity } from "#src/commands/run/folder";
import { itemOf } from "#src/commands/run/items";
import { readJob, rowsOf } from "#src/commands/run/jobs";
import { type Records, samplesOf } from "#src/commands/run/samples";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { formatLines, writeWhole } from "#src/jsonl";

/** The records of a finished run, and what follows from them. */
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
  const experiment = readIdentity(run.dir).experiment;
  const columns = columnsOf(run.splits);
  const rows = rowsOf(
    run,
    columns.map(({ name }) => name),
  );
  const responses = openResponses(run.responses, (bytes) => io.err(tornNote(run.responses, bytes)));
  try {
    const scores: Score[] = [];
    for (const { name: row, model } of rows) {
      for (const { name: column, problems } of columns) {
        const items = problems.map((problem) => itemOf(problem, experiment.ask));
        const verdicts = await replay(model, items, responses);
        requireReplies(verdicts, `${run.responses}: ${row} → ${column}`);
        scores.push(...scoresOf({ row, column }, problems, verdicts));
      }
    }
    writeWhole(run.scores, formatLines(scores));
    const matrix = matrixOf(run, experiment, scores);
    writeWhole(run.matrix, `${canonical(matrix)}\n`);
    const samples = samplesOf({ rows, columns, scores, responses, ask: experiment.ask } satisfies Records);
    return { matrix, files: await writeReport(run, reportOf(run, experiment, matrix, samples), io) };
  } finally {
    responses.close();
  }
}

function requireReplies(verdicts: ReadonlyMap<string, Verdict>, where: string): void {
  const missing = [...verdicts.values()].filter(
    ({ outcome }) => outcome === "unattempted" || outcome === "interrupted",
  );
  if (missing.length === 0) return;
  throw new UserError(
    `${where}: expected replies to ${verdicts.size} items, got none to ${missing.length}; type the run's command again to go on`,
  );
}

export function tornNote(path: string, bytes: number): string {
  return `${path}: the last line was cut off in writing (${bytes} bytes); it is dropped and will be asked again\n`;
}

function matrixOf(run: Folder, experiment: Experiment, scores: readonly Score[]): Matrix {
  return scoreMatrix(cellsOf(scores), {
    title: experiment.title,
    pattern: experiment.pattern,
    task: experiment.task ?? "each setting's own",
    made: {
      experiment: identify(experiment).hash,
      manifest: sha256(readFileSync(join(run.splits, MANIFEST))),
      scores: sha256(formatLines(scores)),
    },
  });
}

function reportOf(run: Folder, experiment: Experiment, matrix: Matrix, samples: Report["samples"]): Report {
  const manifest = readManifest(run.splits);
  const job = readJob(run.model(matrix.columns[0]!));
  return {
    matrix,
    title: experiment.title,
    subtitle: experiment.subtitle ?? "Rows: what a model was tuned on. Columns: what it was tested on.",
    facts: factsOf(experiment, manifest, job, matrix),
    notes: experiment.notes,
    samples,
    made: { ...(job.base !== undefined && { base: job.base }) },
  };
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

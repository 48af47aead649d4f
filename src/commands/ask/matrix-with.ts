import { join } from "node:path";
import type { Cell } from "#eval/cell";
import type { Matrix } from "#eval/matrix";
import { matrixToCsv } from "#eval/matrix-table";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
import type { Scored } from "#src/commands/ask/put-all";
import type { Io } from "#src/commands/command";
import { armsOf } from "#src/commands/run/arms";
import { folder, identify } from "#src/commands/run/folder";
import { withRecords } from "#src/commands/run/records";
import { scoresFrom } from "#src/commands/run/scores-from";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { formatLines, writeWhole } from "#src/jsonl";

/** How arms are called that the run did not tune. */
const STRATEGY = "elsewhere";

/** A finished run and the entries to be put beside it. */
interface Joining {
  /** The run's folder; it stays as it is. */
  readonly run: string;
  /** SHA-256 of the manifest of its splits. */
  readonly manifest: string;
  readonly scored: readonly Scored[];
  readonly out: string;
}

/**
 * Writes the matrix of a finished run with a further row for each entry to a folder of its own, and the scores of all
 * rows. The rows are arms of a strategy of their own.
 *
 * @throws UserError where the run is not finished, or has a row of an entry's name
 */
export async function matrixWith({ run, manifest, scored, out }: Joining, io: Io): Promise<Matrix> {
  return withRecords(folder(run), io, async (records) => {
    const { experiment, files } = records;
    const arms = armsOf(experiment, files);
    requireNew(
      scored,
      arms.map(({ row }) => row),
    );
    const all = [...(await scoresFrom(records)), ...scored.flatMap(({ scores }) => scores)];
    const scores = formatLines(all);
    const matrix = scoreMatrix(cellsOf(all).filter(isReplied(scored)), {
      title: experiment.title,
      pattern: experiment.pattern,
      task: experiment.task ?? "each setting's own",
      arms: [
        ...arms,
        ...scored.map(({ entry, scores: own }) => ({ row: entry.name, strategy: STRATEGY, seeds: seedsOf(own) })),
      ],
      made: { experiment: identify(experiment).hash, manifest, scores: sha256(scores) },
    });
    writeWhole(join(out, "scores.jsonl"), scores);
    writeWhole(join(out, "matrix.json"), `${canonical(matrix)}\n`);
    writeWhole(join(out, "matrix.csv"), matrixToCsv(matrix));
    return matrix;
  });
}

/** Whether a cell is the run's own or has a reply: a file of replies may be of some columns alone. */
function isReplied(scored: readonly Scored[]): (cell: Cell) => boolean {
  const elsewhere = new Set(scored.map(({ entry }) => entry.name));
  return ({ row, of }) => of > 0 || !elsewhere.has(row);
}

function requireNew(scored: readonly Scored[], rows: readonly string[]): void {
  const taken = scored.find(({ entry }) => rows.includes(entry.name));
  if (taken)
    throw new UserError(
      `ask: expected a name that is no row of the run, got ${taken.entry.name}; choose one with --as`,
    );
}

/** The repeats of an entry, which stand where training seeds do. */
function seedsOf(scores: readonly Score[]): number[] {
  return [...new Set(scores.flatMap(({ seed }) => seed ?? []))];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Matrix } from "#eval/matrix";
import { matrixToCsv } from "#eval/matrix-table";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
import { MANIFEST } from "#splits/index";
import type { Scored } from "#src/commands/ask/put-all";
import type { Io } from "#src/commands/command";
import { armsOf } from "#src/commands/run/arms";
import { folder, identify } from "#src/commands/run/folder";
import { withRecords } from "#src/commands/run/records";
import { scoresFrom } from "#src/commands/run/scores-from";
import { sha256 } from "#src/hash";
import { canonical } from "#src/json";
import { formatLines, writeWhole } from "#src/jsonl";

/**
 * The matrix of a finished run with a further row for each entry, `elsewhere:NAME`, written to a folder of its own: the
 * run stays as it is. The rows are further members of the family that is judged together.
 *
 * @param run the run's folder
 * @throws UserError where the run is not finished
 */
export async function matrixWith(run: string, all: readonly Scored[], out: string, io: Io): Promise<Matrix> {
  return withRecords(folder(run), io, async (records) => {
    const { experiment, files } = records;
    const added = all.map(({ entry, scores }) => ({ row: `elsewhere:${entry.name}`, scores }));
    const scores: Score[] = [
      ...(await scoresFrom(records)),
      ...added.flatMap(({ row, scores: own }) => own.map((score) => ({ ...score, row }))),
    ];
    const matrix = scoreMatrix(cellsOf(scores), {
      title: experiment.title,
      pattern: experiment.pattern,
      task: experiment.task ?? "each setting's own",
      arms: [
        ...armsOf(experiment, files),
        ...added.map(({ row, scores: own }) => ({ row, strategy: row, seeds: seedsOf(own) })),
      ],
      made: {
        experiment: identify(experiment).hash,
        manifest: sha256(readFileSync(join(records.run.splits, MANIFEST))),
        scores: sha256(formatLines(scores)),
      },
    });
    writeWhole(join(out, "matrix.json"), `${canonical(matrix)}\n`);
    writeWhole(join(out, "matrix.csv"), matrixToCsv(matrix));
    return matrix;
  });
}

/** The repeats of an entry, which stand where training seeds do. */
function seedsOf(scores: readonly Score[]): number[] {
  return [...new Set(scores.flatMap(({ seed }) => seed ?? []))];
}

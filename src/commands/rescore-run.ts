import { existsSync } from "node:fs";
import type { Matrix, ScoredCell } from "#eval/matrix";
import type { Io } from "#src/commands/command";
import { conclude } from "#src/commands/run/conclude";
import { folder } from "#src/commands/run/folder";
import { readRecord } from "#src/read-record";

/** Concludes a run again from its records, and says which cells have changed. */
export async function rescoreRun(dir: string, json: boolean, io: Io): Promise<void> {
  const run = folder(dir);
  const before = existsSync(run.matrix)
    ? readRecord<Matrix>(run.matrix, `graphshift report ${dir} makes it again`).cells
    : [];
  const { matrix } = await conclude(run, io);
  io.out(json ? `${JSON.stringify(matrix)}\n` : `${changes(before, matrix.cells).join("\n")}\n`);
}

/** Which cells have another count than before. */
function changes(before: readonly ScoredCell[], after: readonly ScoredCell[]): string[] {
  const moved = after.flatMap(({ row, column, right, of }) => {
    const old = before.find((cell) => cell.row === row && cell.column === column);
    const was = old ? `${old.right} of ${old.of}` : "nothing";
    return was === `${right} of ${of}` ? [] : [`${row} → ${column}: ${right} of ${of} right, was ${was}`];
  });
  return [...moved, `${after.length} cells, ${moved.length} changed`];
}

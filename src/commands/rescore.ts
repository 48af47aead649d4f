import { existsSync } from "node:fs";
import type { Matrix, ScoredCell } from "#eval/matrix";
import type { Command } from "#src/commands/command";
import { readRecord } from "#src/read-record";

export const rescore: Command = {
  summary: "read and verify a run's recorded replies again, without a model",
  arguments: [["<dir>", "the run's folder"]],
  options: [{ flags: "--json", text: "print the new matrix" }],
  examples: ["graphshift rescore out/laptop"],
  async run({ dir, json }, io) {
    const { folder } = await import("#src/commands/run/folder");
    const { conclude } = await import("#src/commands/run/conclude");
    const run = folder(dir as string);
    const before = existsSync(run.matrix)
      ? readRecord<Matrix>(run.matrix, `graphshift report ${dir} makes it again`).cells
      : [];
    const { matrix } = await conclude(run, io);
    io.out(json ? `${JSON.stringify(matrix)}\n` : `${changes(before, matrix.cells).join("\n")}\n`);
  },
};

/** Which cells have another count than before. */
function changes(before: readonly ScoredCell[], after: readonly ScoredCell[]): string[] {
  const moved = after.flatMap(({ row, column, right, of }) => {
    const old = before.find((cell) => cell.row === row && cell.column === column);
    const was = old ? `${old.right} of ${old.of}` : "nothing";
    return was === `${right} of ${of}` ? [] : [`${row} → ${column}: ${right} of ${of} right, was ${was}`];
  });
  return [...moved, `${after.length} cells, ${moved.length} changed`];
}

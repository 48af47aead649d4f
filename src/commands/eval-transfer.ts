import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { transferLines } from "#reports/transfer-lines";
import type { Command } from "#src/commands/command";
import { newestRun } from "#src/commands/run/newest";
import { UserError } from "#src/errors";
import { unknownName } from "#src/pick";
import { readRecord } from "#src/read-record";

export const evalTransfer: Command = {
  summary: "did tuning on one setting carry over to another? the statistics of one pair of a finished run",
  options: [
    { flags: "--train <setting>", text: "what the model was tuned on", required: true },
    { flags: "--test <setting>", text: "what it is tested on", required: true },
    { flags: "--task <name>", text: "the task, to be sure that the run is of it" },
    { flags: "--run <dir>", text: "the run's folder", otherwise: "the newest finished one under out/" },
    { flags: "--json", text: "as JSON" },
  ],
  examples: [
    "eval-transfer --train incident --test friendship",
    "eval-transfer --train er --test ba --run out/structural --json",
  ],
  async run({ train, test, task, run, json }, io) {
    const dir = (run as string | undefined) ?? newestRun();
    if (run === undefined) io.err(`run: ${dir}\n`);
    const matrix = readMatrix(dir);
    if (task !== undefined && task !== matrix.task) {
      throw new UserError(`${dir}: expected a run of ${task}, got one of ${matrix.task}; name another with --run`);
    }
    const tuned = matrix.rows.filter((row) => row !== ZERO_SHOT);
    const cell = cellOf(matrix, known(tuned, train as string, dir), known(matrix.columns, test as string, dir));
    const zeroShot = cellOf(matrix, ZERO_SHOT, cell.column);
    const inDistribution = ownCell(matrix, cell);
    const { repeats: _, ...brief } = cell;
    if (json)
      io.out(
        `${JSON.stringify({ run: dir, ...brief, zeroShot: without(zeroShot), inDistribution: inDistribution && without(inDistribution) })}\n`,
      );
    else {
      const arms = [zeroShot, cell, ...(inDistribution ? [inDistribution] : [])];
      io.out(`${transferLines(matrix, cell, arms).join("\n")}\n`);
    }
  },
};

const without = ({ repeats: _repeats, transfer: _transfer, ...rest }: ScoredCell) => rest;

function readMatrix(dir: string): Matrix {
  const path = join(dir, "matrix.json");
  if (!existsSync(path))
    throw new UserError(`${path}: expected a finished run's matrix, got none; graphshift run makes one`);
  return readRecord<Matrix>(path, `graphshift report ${dir} makes it again`);
}

function known(names: readonly string[], name: string, dir: string): string {
  if (names.includes(name)) return name;
  throw unknownName(`setting of ${dir}`, name, names);
}

function cellOf({ cells }: Matrix, row: string, column: string): ScoredCell {
  const cell = cells.find((one) => one.row === row && one.column === column);
  if (!cell) throw new UserError(`expected a cell ${row} → ${column} in the matrix, got none; finish the run`);
  return cell;
}

/** The cell of the model that was tuned in the same way on the column itself; undefined where that is this one. */
function ownCell({ arms, cells }: Matrix, cell: ScoredCell): ScoredCell | undefined {
  const strategyOf = (row: string) => arms.find((arm) => arm.row === row)?.strategy;
  return cells.find(
    ({ row, column, inDistribution }) =>
      inDistribution && column === cell.column && row !== cell.row && strategyOf(row) === strategyOf(cell.row),
  );
}

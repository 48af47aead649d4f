import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { rate } from "#reports/format";
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
    const inDistribution = matrix.rows.includes(cell.column) ? cellOf(matrix, cell.column, cell.column) : undefined;
    const { repeats: _, ...brief } = cell;
    if (json)
      io.out(
        `${JSON.stringify({ run: dir, ...brief, zeroShot: without(zeroShot), inDistribution: inDistribution && without(inDistribution) })}\n`,
      );
    else
      io.out(
        `${tell(matrix, cell, [
          ["zero-shot", zeroShot],
          [`tuned on ${cell.row}`, cell],
          ["in distribution", inDistribution],
        ])}\n`,
      );
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

type Arm = readonly [name: string, cell: ScoredCell | undefined];

function tell({ alpha, lambda }: Matrix, { row, column, transfer }: ScoredCell, arms: readonly Arm[]): string {
  const width = Math.max(...arms.map(([name]) => name.length));
  const lines = arms.flatMap(([name, cell]) => (cell ? [`  ${name.padEnd(width)}  ${accuracy(cell)}`] : []));
  if (!transfer) return [`${row} → ${column}`, ...lines].join("\n");
  const { z, p, significant, mcnemar, recovery, recoveryUndefined, strong } = transfer;
  const test =
    z === undefined || p === undefined
      ? "undefined (all right or all wrong in both)"
      : `z = ${z.toFixed(2)}, p ${small(p)}`;
  const gap = recovery === undefined ? `undefined: ${recoveryUndefined}` : recovery.toFixed(3);
  return [
    `${row} → ${column}`,
    ...lines,
    `  two proportions (pooled, two-sided): ${test}`,
    `  McNemar on the same items: ${mcnemar.gained} gained, ${mcnemar.lost} lost, mid-p ${small(mcnemar.p)}`,
    `  significant transfer (p < ${rate(alpha)} and an improvement): ${significant ? "yes" : "no"}`,
    `  performance gap recovered: ${gap}`,
    `  strong recovery (significant, and at least ${rate(lambda)} recovered): ${strong ? "yes" : "no"}`,
  ].join("\n");
}

function accuracy({ accuracy: share, interval: [low, high], right, of, unparsed }: ScoredCell): string {
  return `${rate(share)} [${rate(low)}, ${rate(high)}]  ${right} of ${of}, ${(100 * unparsed).toFixed(1)}% unparsed`;
}

const small = (p: number) => (p < 1e-4 ? `= ${p.toExponential(1)}` : `= ${p.toFixed(4)}`);

import { type Arm, type Cell, type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { share } from "#eval/stats/proportion";
import { LAMBDA } from "#eval/stats/recovery";
import { ALPHA } from "#eval/stats/significance";
import { wilson } from "#eval/stats/wilson";
import { transfer } from "#eval/transfer";
import { isMute } from "#eval/verdict";
import { names } from "#src/pick";

/**
 * What a matrix says of itself. α and λ default to NLGift's .01 and .8; arms default to one a row, tuned on the setting
 * that the row is named for, all by the same strategy.
 */
export type MatrixFacts = Pick<Matrix, "title" | "pattern" | "task" | "made"> &
  Partial<Pick<Matrix, "alpha" | "lambda" | "arms">>;

/**
 * Adds the statistics to cells. Rows and columns keep the order in which they first appear, the zero-shot row first.
 *
 * @throws RangeError for a cell, or an item of a cell, that comes twice
 */
export function scoreMatrix(cells: readonly Cell[], facts: MatrixFacts): Matrix {
  const { alpha = ALPHA, lambda = LAMBDA, arms = armsOf(cells), ...rest } = facts;
  const byPlace = new Map(cells.map((cell) => [place(cell.row, cell.column), cell]));
  if (byPlace.size < cells.length) throw new RangeError("scoreMatrix: expected each cell once");
  const columns = [...new Set(cells.map(({ column }) => column))];
  const scored = cells.map((cell): ScoredCell => {
    const { column } = cell;
    const arm = arms.find(({ row }) => row === cell.row)!;
    const own = arms.find(({ setting, strategy }) => setting === column && strategy === arm.strategy);
    const zeroShot = byPlace.get(place(ZERO_SHOT, column));
    const three = zeroShot && { tuned: cell, zeroShot, inDistribution: own && byPlace.get(place(own.row, column)) };
    const compared = three && cell.row !== ZERO_SHOT && { transfer: transfer(three, alpha, lambda) };
    const inDistribution = own === arm;
    return {
      ...cell,
      inDistribution,
      accuracy: share(cell),
      interval: wilson(cell),
      unparsed: muteShare(cell),
      ...compared,
    };
  });
  const rows = arms.map(({ row }) => row);
  return { schema: 1, ...rest, arms, rows, columns, cells: scored, lambda, alpha };
}

function armsOf(cells: readonly Cell[]): Arm[] {
  const rows = [...new Set(cells.map(({ row }) => row))].sort(
    (a, b) => Number(b === ZERO_SHOT) - Number(a === ZERO_SHOT),
  );
  return rows.map((row) => {
    const own = cells.filter((cell) => cell.row === row).flatMap(({ repeats }) => repeats);
    const seeds = [...new Set(own.flatMap(({ seed }) => seed ?? []))];
    return { row, ...(row !== ZERO_SHOT && { setting: row }), strategy: "", seeds };
  });
}

const place = (row: string, column: string) => JSON.stringify([row, column]);

function muteShare({ outcomes, of }: Cell): number {
  const mute = names(outcomes).filter(isMute);
  return share({ right: mute.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0), of });
}

import { type Cell, type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { share } from "#eval/stats/proportion";
import { LAMBDA } from "#eval/stats/recovery";
import { ALPHA } from "#eval/stats/significance";
import { wilson } from "#eval/stats/wilson";
import { transfer } from "#eval/transfer";
import { isMute } from "#eval/verdict";
import { names } from "#src/pick";

/** What a matrix says of itself; α and λ default to NLGift's .01 and .8. */
export type MatrixFacts = Pick<Matrix, "title" | "pattern" | "task" | "made"> &
  Partial<Pick<Matrix, "alpha" | "lambda">>;

/**
 * Adds the statistics to cells. Rows and columns keep the order in which they first appear, the zero-shot row first.
 *
 * @throws RangeError for a cell, or an item of a cell, that comes twice
 */
export function scoreMatrix(cells: readonly Cell[], facts: MatrixFacts): Matrix {
  const { alpha = ALPHA, lambda = LAMBDA, ...rest } = facts;
  const byPlace = new Map(cells.map((cell) => [place(cell.row, cell.column), cell]));
  if (byPlace.size < cells.length) throw new RangeError("scoreMatrix: expected each cell once");
  const rows = [...new Set(cells.map(({ row }) => row))].sort(
    (a, b) => Number(b === ZERO_SHOT) - Number(a === ZERO_SHOT),
  );
  const columns = [...new Set(cells.map(({ column }) => column))];
  const scored = cells.map((cell): ScoredCell => {
    const zeroShot = byPlace.get(place(ZERO_SHOT, cell.column));
    const arms = zeroShot && { tuned: cell, zeroShot, inDistribution: byPlace.get(place(cell.column, cell.column)) };
    const compared = arms && cell.row !== ZERO_SHOT && { transfer: transfer(arms, alpha, lambda) };
    return { ...cell, accuracy: share(cell), interval: wilson(cell), unparsed: muteShare(cell), ...compared };
  });
  return { schema: 1, ...rest, rows, columns, cells: scored, lambda, alpha };
}

const place = (row: string, column: string) => JSON.stringify([row, column]);

function muteShare({ outcomes, of }: Cell): number {
  const mute = names(outcomes).filter(isMute);
  return share({ right: mute.reduce((sum, outcome) => sum + (outcomes[outcome] ?? 0), 0), of });
}

import { type Arm, type Cell, ZERO_SHOT } from "#eval/cell";
import type { Compared } from "#eval/transfer/compare";

/** A cell in its place among the others. */
export interface Placed {
  /** Names it within its matrix. */
  readonly name: string;
  readonly cell: Cell;
  /** Its arm's. */
  readonly strategy: string;
  /** Whether its arm was tuned on the column's own setting. */
  readonly inDistribution: boolean;
  /** The cells of its column that it is held against; undefined for the zero-shot row, and where there is none. */
  readonly compared?: Compared;
}

/**
 * Finds for each cell those that it is held against: in distribution is the arm of the same strategy whose setting is
 * the column's name.
 *
 * @throws RangeError for a cell that comes twice, and for one of no arm
 */
export function placed(cells: readonly Cell[], arms: readonly Arm[]): Placed[] {
  const byName = new Map(cells.map((cell) => [nameOf(cell.row, cell.column), cell]));
  if (byName.size < cells.length) throw new RangeError("scoreMatrix: expected each cell once");
  return cells.map((tuned): Placed => {
    const { row, column } = tuned;
    const arm = arms.find((one) => one.row === row);
    if (!arm) throw new RangeError(`scoreMatrix: expected an arm for each row, got none for ${row}`);
    const own = arms.find(({ setting, strategy }) => setting === column && strategy === arm.strategy);
    const zeroShot = row === ZERO_SHOT ? undefined : byName.get(nameOf(ZERO_SHOT, column));
    const inDistribution = (own && byName.get(nameOf(own.row, column))) ?? noneTuned(arms, column);
    const compared = zeroShot && { tuned, zeroShot, inDistribution };
    const place = { name: nameOf(row, column), cell: tuned, strategy: arm.strategy, inDistribution: own === arm };
    return { ...place, ...(compared && { compared }) };
  });
}

function nameOf(row: string, column: string): string {
  return JSON.stringify([row, column]);
}

function noneTuned(arms: readonly Arm[], column: string): string {
  return arms.some(({ setting }) => setting === column)
    ? "no model of the same strategy was tuned on it"
    : "no model was tuned on it";
}

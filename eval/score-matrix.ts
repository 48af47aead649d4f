import { cellAccuracy } from "#eval/cell-accuracy";
import { type Arm, type Cell, type Matrix, type ScoredCell, ZERO_SHOT } from "#eval/matrix";
import { RESAMPLES } from "#eval/stats/bootstrap-means";
import { LAMBDA } from "#eval/stats/recovery";
import { ALPHA } from "#eval/stats/significance";
import { averagesOf } from "#eval/transfer/averages";
import { type Compared, compare } from "#eval/transfer/compare";
import { FAMILY, judge, type Member } from "#eval/transfer/judge";
import type { Rules } from "#eval/transfer/rules";
import { sweepOf } from "#eval/transfer/sweep";

/** The largest difference that counts as none. */
const MARGIN = 0.05;

/**
 * What a matrix says of itself. α and λ default to NLGift's .01 and .8, the margin of equivalence to .05, the bootstraps
 * to 2,000 resamples (0 for a matrix that is still being filled: it is quick); arms default to one a row, tuned on the
 * setting that the row is named for, all by the same strategy.
 */
export type MatrixFacts = Pick<Matrix, "title" | "pattern" | "task" | "made"> & Partial<Rules & Pick<Matrix, "arms">>;

/**
 * Adds the statistics to cells. Rows keep the order of the arms, columns that in which they first appear.
 *
 * @throws RangeError for a cell, or an item of a model, that comes twice, and for a cell of no arm
 */
export function scoreMatrix(cells: readonly Cell[], facts: MatrixFacts): Matrix {
  const { title, pattern, task, made, arms = armsOf(cells) } = facts;
  const { alpha = ALPHA, lambda = LAMBDA, margin = MARGIN, resamples = RESAMPLES } = facts;
  const rules: Rules = { alpha, lambda, margin, resamples };
  const placed = placedCells(cells, arms);
  const members = placed.flatMap(({ name, compared, inDistribution }): Member[] =>
    compared ? [{ name, comparison: compare(compared, rules), inDistribution }] : [],
  );
  const judged = judge(members, rules);
  const scored = placed.map(({ name, cell, inDistribution }): ScoredCell => {
    const transfer = judged.get(name);
    return { ...cell, inDistribution, ...cellAccuracy(cell, resamples), ...(transfer && { transfer }) };
  });
  return {
    schema: 1,
    ...{ title, pattern, task, arms },
    rows: arms.map(({ row }) => row),
    columns: [...new Set(cells.map(({ column }) => column))],
    cells: scored,
    ...rules,
    family: { name: FAMILY, size: members.filter((member) => !member.inDistribution).length },
    sweep: sweepOf(scored),
    averages: averagesOf(scored),
    made,
  };
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

interface Placed {
  readonly name: string;
  readonly cell: Cell;
  readonly inDistribution: boolean;
  /** undefined where there is nothing to compare with. */
  readonly compared?: Compared;
}

/** Each cell with those of its column that it is held against. */
function placedCells(cells: readonly Cell[], arms: readonly Arm[]): Placed[] {
  const nameOf = (row: string, column: string) => JSON.stringify([row, column]);
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
    return { name: nameOf(row, column), cell: tuned, inDistribution: own === arm, ...(compared && { compared }) };
  });
}

function noneTuned(arms: readonly Arm[], column: string): string {
  return arms.some(({ setting }) => setting === column)
    ? "no model of the same strategy was tuned on it"
    : "no model was tuned on it";
}

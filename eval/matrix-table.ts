import { from } from "arquero";
import type { Matrix, ScoredCell } from "#eval/matrix";

const digits = (value: number | undefined) => value?.toFixed(6) ?? "";
const exact = (value: number | undefined) => value?.toPrecision(6) ?? "";

/** The long table: one row a cell, undefined statistics empty, rates with six decimals. */
function long({ row, column, transfer, ...cell }: ScoredCell) {
  return {
    trained: row,
    tested: column,
    right: cell.right,
    of: cell.of,
    accuracy: digits(cell.accuracy),
    low: digits(cell.interval[0]),
    high: digits(cell.interval[1]),
    unparsed: digits(cell.unparsed),
    zero_shot: digits(transfer?.zeroShot),
    in_distribution: digits(transfer?.inDistribution),
    z: exact(transfer?.z),
    p: exact(transfer?.p),
    significant: transfer?.significant ?? "",
    gained: transfer?.mcnemar.gained ?? "",
    lost: transfer?.mcnemar.lost ?? "",
    mcnemar_p: exact(transfer?.mcnemar.p),
    recovery: digits(transfer?.recovery),
    recovery_undefined: transfer?.recoveryUndefined ?? "",
    strong: transfer?.strong ?? "",
  };
}

/** `matrix.csv`: one line a cell, with its statistics; what is undefined is empty. */
export function matrixToCsv(matrix: Matrix): string {
  return from(matrix.cells.map(long)).toCSV();
}

/** One value a cell as a wide table: a line for each row of the matrix, a column for each of its columns. */
export function matrixToWideCsv(matrix: Matrix, value: "accuracy" | "unparsed"): string {
  const cells = matrix.cells.map((cell) => ({ trained: cell.row, tested: cell.column, value: digits(cell[value]) }));
  return from(cells).groupby("trained").pivot("tested", "value", { sort: false }).toCSV();
}

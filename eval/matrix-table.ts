import { from } from "arquero";
import type { Matrix, ScoredCell } from "#eval/matrix";
import type { Interval } from "#eval/stats/interval";
import type { Transfer } from "#eval/transfer/transfer";

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
    models: cell.repeats.length,
    spread: digits(cell.spread),
    ...better(transfer),
  };
}

/** What stands beside the paper's statistics. */
function better(transfer: Transfer | undefined) {
  const seeds = transfer?.seeds;
  const fieller = transfer?.gap?.fieller;
  return {
    significant_seeds: seeds?.filter(({ significant }) => significant).length ?? "",
    mcnemar_exact_p: exact(transfer?.mcnemar.exact),
    instances_p: exact(transfer?.instances?.p),
    holm_p: exact(transfer?.adjusted?.holm),
    bh_p: exact(transfer?.adjusted?.benjaminiHochberg),
    transfers: transfer?.transfers ?? "",
    difference: digits(transfer?.difference.value),
    ...range("difference", transfer?.difference.interval),
    detectable: digits(transfer?.detectable),
    equivalence_p: exact(transfer?.equivalence.p),
    equivalent: transfer?.equivalence.equivalent ?? "",
    ...range("recovery", transfer?.gap?.interval),
    ...range("fieller", fieller?.kind === "interval" ? fieller.interval : undefined),
    recovery_at_least_lambda: digits(transfer?.gap?.atLeastLambda),
    firm: transfer?.firm ?? "",
    ...range("if_read", transfer?.unread.accuracy),
    z_flips: transfer?.unread.flips.z ?? "",
    paired_flips: transfer?.unread.flips.paired ?? "",
  };
}

function range(name: string, interval: Interval | undefined) {
  return { [`${name}_low`]: digits(interval?.[0]), [`${name}_high`]: digits(interval?.[1]) };
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

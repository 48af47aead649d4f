import { from } from "arquero";
import type { ComparedCell } from "#eval/comparison";

const digits = (value: number | undefined) => value?.toFixed(6) ?? "";
const exact = (value: number | undefined) => value?.toPrecision(6) ?? "";

/** Compared cells as CSV, one line each; what is undefined is empty. */
export function comparisonToCsv(cells: readonly ComparedCell[]): string {
  return from(
    cells.map(({ row, other, column, items, alone, accuracy, difference, mcnemar, instances, holm }) => ({
      first_row: row,
      second_row: other ?? row,
      column,
      items,
      only_first: alone[0],
      only_second: alone[1],
      first: digits(accuracy[0]),
      second: digits(accuracy[1]),
      difference: digits(difference.value),
      low: digits(difference.interval?.[0]),
      high: digits(difference.interval?.[1]),
      gained: mcnemar.gained,
      lost: mcnemar.lost,
      mcnemar_p: exact(mcnemar.p),
      instances_p: exact(instances?.p),
      holm_p: exact(holm),
    })),
  ).toCSV();
}

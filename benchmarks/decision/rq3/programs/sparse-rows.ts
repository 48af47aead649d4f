import type { RowData } from "highs";
import type { Row } from "#benchmarks/decision/rq3/programs/row";

/** Constraints in compressed rows, as HiGHS takes them. */
export function sparseRows(rows: readonly Row[], numCols: number): Omit<RowData, "count"> {
  const starts = [0];
  const [indices, values]: [number[], number[]] = [[], []];
  for (const { terms } of rows) {
    for (const [column, factor] of terms) {
      indices.push(column);
      values.push(factor);
    }
    starts.push(indices.length);
  }
  return {
    lower: Float64Array.from(rows, ({ low }) => low),
    upper: Float64Array.from(rows, ({ high = Number.POSITIVE_INFINITY }) => high),
    matrix: {
      format: "csr",
      numRows: rows.length,
      numCols,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(indices),
      values: Float64Array.from(values),
    },
  };
}

import type { Matrix } from "#eval/matrix";
import { changes } from "#reports/changes";
import { escapeText } from "#reports/escape-text";
import { small, table } from "#reports/page/table";

const HEADS = ["pair", "claim", "paper’s statistic", "better statistic", "why"];

/** The claims that change with the better statistics; undefined where none does. */
export function changesTable(matrix: Matrix): string | undefined {
  const rows = changes(matrix).map(({ row, column, claim, paper, better, why }) => ({
    head: `${row} → ${column}`,
    cells: [claim, paper, better].map(escapeText).concat(small(why)),
  }));
  return rows.length === 0 ? undefined : table(HEADS, rows, "changes");
}

import type { ScoredCell } from "#eval/matrix";
import { interval, rate } from "#reports/format";

/** A finished cell as one line of a log: "adjacency → incident  .124 [.10–.16]". */
export function cellLine(cell: Pick<ScoredCell, "row" | "column" | "accuracy" | "interval">): string {
  return `${cell.row} → ${cell.column}  ${rate(cell.accuracy)} ${interval(cell.interval)}`;
}

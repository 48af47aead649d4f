import type { ScoredCell } from "#eval/matrix";
import { interval, rate } from "#reports/format";

/** ".124 [.10–.16]", or a dash where the cell was not run. */
export function cellText(cell: ScoredCell | undefined): string {
  return cell ? `${rate(cell.accuracy)} ${interval(cell.interval)}` : "–";
}

import type { Estimate } from "#reports/analyses/estimate";
import { points } from "#reports/format";

/** "+12.5 [+3.1 to +21.0]" in percentage points. */
export function differenceText({ value, interval }: Estimate): string {
  return `${points(value)}${interval ? ` [${points(interval[0])} to ${points(interval[1])}]` : ""}`;
}

import type { PairedDifference } from "#reports/analyses/paired-difference";
import { points } from "#reports/format";

/** "+12.5 [+3.1 to +21.0]" in percentage points. */
export function differenceText({ value, interval }: Pick<PairedDifference, "value" | "interval">): string {
  return `${points(value)}${interval ? ` [${points(interval[0])} to ${points(interval[1])}]` : ""}`;
}

import type { PairedTable } from "#eval/stats/paired-table";
import { scorePaired } from "#eval/stats/score-paired";
import { tost } from "#eval/stats/tost";

/** The p-value for two arms on the same items being equivalent within `margin`, by Tango's score statistic. */
export function tostPaired(table: PairedTable, margin: number): number {
  return tost((difference) => scorePaired(table, difference), margin);
}

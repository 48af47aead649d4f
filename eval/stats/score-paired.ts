import type { PairedTable } from "#eval/stats/paired-table";

/**
 * Tango's score statistic for a difference of paired shares, second arm minus first (Tango 1998, Statistics in
 * Medicine 17: 891–908): standard normal where the true difference is `difference`, and McNemar's where that is 0.
 * NaN where nothing varies: no items, or `difference` 0 and no item on which the arms differ.
 *
 * @param difference strictly between −1 and 1
 */
export function scorePaired({ both, gained, lost, neither }: PairedTable, difference: number): number {
  const n = both + gained + lost + neither;
  const linear = (2 * n - gained + lost) * difference - gained - lost;
  const constant = -lost * difference * (1 - difference);
  const lostShare = (Math.sqrt(linear * linear - 8 * n * constant) - linear) / (4 * n);
  const variance = n * (2 * lostShare + difference * (1 - difference));
  return (gained - lost - n * difference) / Math.sqrt(Math.max(0, variance));
}

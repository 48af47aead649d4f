import type { Interval } from "#eval/stats/interval";
import type { PairedTable } from "#eval/stats/paired-table";
import { squareAndAdd } from "#eval/stats/square-and-add";

/**
 * Newcombe's interval for the difference of paired shares, second arm minus first: (gained − lost) / items, with the
 * continuity-corrected φ (Newcombe 1998, Statistics in Medicine 17: 2635–2650, method 10).
 *
 * @param confidence strictly between 0 and 1
 */
export function newcombePaired(table: PairedTable, confidence = 0.95): Interval {
  const { both, gained, lost, neither } = table;
  const of = both + gained + lost + neither;
  return squareAndAdd({ right: both + gained, of }, { right: both + lost, of }, phi(table), confidence);
}

/** The arms' correlation, a positive one drawn towards 0 by half an item; 0 where an arm is all right or all wrong. */
function phi({ both, gained, lost, neither }: PairedTable): number {
  const margins = (both + gained) * (lost + neither) * (both + lost) * (gained + neither);
  if (margins === 0) return 0;
  const product = both * neither - gained * lost;
  const half = (both + gained + lost + neither) / 2;
  return (product > 0 ? Math.max(0, product - half) : product) / Math.sqrt(margins);
}

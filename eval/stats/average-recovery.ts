/** What tuning gained over zero-shot in a cell: tuned elsewhere, and tuned in distribution; shares of items. */
export interface Gains {
  readonly gain: number;
  readonly inDistribution: number;
}

/**
 * The recovery of several cells together: their mean gain over their mean in-distribution gain. A mean of ratios would
 * be ruled by the cells with the smallest denominators. Undefined where the mean in-distribution gain is not positive.
 */
export function averageRecovery(cells: readonly Gains[]): number | undefined {
  const gain = cells.reduce((sum, cell) => sum + cell.gain, 0);
  const own = cells.reduce((sum, cell) => sum + cell.inDistribution, 0);
  return own > 0 ? gain / own : undefined;
}

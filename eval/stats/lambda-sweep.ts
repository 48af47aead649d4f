import { type Recovery, strong } from "#eval/stats/recovery";

/** A cell, as strong recovery sees it. */
export interface RecoveredCell {
  readonly significant: boolean;
  readonly recovery: Recovery;
}

/**
 * The share of cells with strong recovery at each λ (NLGift, Figure 5); cells whose recovery is undefined count as not
 * recovered. No share where there are no cells.
 */
export function lambdaSweep(
  cells: readonly RecoveredCell[],
  lambdas: readonly number[],
): readonly { readonly lambda: number; readonly share: number }[] {
  if (cells.length === 0) return [];
  return lambdas.map((lambda) => {
    const reached = cells.filter(({ significant, recovery }) => strong(significant, recovery, lambda));
    return { lambda, share: reached.length / cells.length };
  });
}

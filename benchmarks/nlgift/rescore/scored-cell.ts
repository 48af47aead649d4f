import type { Cell } from "#benchmarks/nlgift/release/index";
import type { PolicyName } from "#benchmarks/nlgift/rescore/policies";

/** A cell of the paper, scored again. */
export interface ScoredCell extends Cell {
  readonly policy: PolicyName;
  /** Replies that are right; for orders of steps, constraints kept, summed over all items. */
  readonly right: number;
  /** Replies; for orders of steps, constraints. */
  readonly of: number;
  readonly accuracy: number;
  /** Replies that hold no answer, and those that hold several; neither is right. */
  readonly unparsed: number;
  readonly ambiguous: number;
  /** What the paper prints; null where it prints nothing. */
  readonly paper: number | null;
  /** Maximum flow scored by the released labels: the same replies by the true maximum flow. */
  readonly corrected?: { readonly right: number; readonly accuracy: number };
  /** Table 4 prints some cells of other tables again: which one this is. */
  readonly reused?: string;
}

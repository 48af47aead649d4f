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
  /** Replies that hold no answer; none of them is right. */
  readonly unparsed: number;
  /** What the paper prints; null where it prints nothing. */
  readonly paper: number | null;
  /** Replies that hold several answers; none of them is right. */
  readonly ambiguous: number;
  readonly replies: number;
  /** Maximum flow scored by the released labels: the same replies by the true maximum flow. */
  readonly corrected?: { readonly right: number; readonly accuracy: number };
  /** Orders of steps: what the steps count in the order in which the questions list them. */
  readonly listed?: { readonly right: number; readonly accuracy: number };
  /** Table 4 prints some cells of other tables again: which one this is. */
  readonly reused?: string;
}

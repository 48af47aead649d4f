import type { Deadline } from "#training/deadlines";
import type { Issue } from "#training/validate/issue";

/** What is known of an order before anything leaves the machine. */
export interface Preflight {
  readonly service: string;
  readonly base: string;
  readonly method: "sft" | "dpo";
  /** How many rows, or pairs. */
  readonly rows: number;
  readonly bytes: number;
  readonly epochs: number;
  /** Tokens that are trained on, all epochs together, estimated. */
  readonly tokens: number;
  /** Dollars for these tokens; undefined: unknown. */
  readonly dollars?: number;
  readonly deadlines: readonly Deadline[];
  /** What to know beforehand, as that asking the model will cost while nobody asks. */
  readonly warnings: readonly string[];
  /** Why the order cannot be sent; none: it can. */
  readonly refusals: readonly string[];
  /** The first issues of the training file, and how many there are. */
  readonly issues: readonly Issue[];
  readonly count: number;
}

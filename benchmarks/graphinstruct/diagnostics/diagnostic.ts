import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import type { Encoder } from "#benchmarks/graphinstruct/diagnostics/text/encoder";

/** A measure that is told beside scores and never counts in them. */
export interface Diagnostic {
  /** What it says, with its range and which end is good. */
  readonly summary: string;
  /**
   * Of generated graphs against references.
   *
   * @returns undefined where it can't be said: too few graphs, no encoder, or a graph that is too large
   */
  measure(generated: readonly Facts[], references: readonly Facts[], means: Means): Promise<Measurement | undefined>;
}

export interface Measurement {
  readonly value: number;
  /** false: the budget ran out, and the value is an upper bound. */
  readonly exact: boolean;
}

/** What measuring may use. */
export interface Means {
  /** Steps that the search for one edit distance may take. */
  readonly budget: number;
  readonly encode?: Encoder;
}

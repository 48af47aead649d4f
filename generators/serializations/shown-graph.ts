/** A graph as it is shown: what to write, in the order in which to write it. */
export interface ShownGraph {
  /** Numbers as text. */
  readonly nodes: readonly string[];
  /** Two nodes and, where there are weights, a number as text. */
  readonly edges: readonly (readonly string[])[];
  readonly directed: boolean;
  readonly weighted: boolean;
}

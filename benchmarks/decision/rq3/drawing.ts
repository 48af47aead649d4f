/** A solution as something to be drawn. Nodes are 0 … nodes-1. */
export interface Drawing {
  readonly nodes: number;
  readonly directed: boolean;
  /** The edges of the graph; none for cities, which are all joined. */
  readonly edges: readonly (readonly [source: number, target: number, weight?: number])[];
  /** Where each node lies; undefined where that is for a layout to say. */
  readonly positions?: readonly (readonly [x: number, y: number])[];
  /** Nodes in the order in which a round trip visits them; it may be unfinished. */
  readonly route?: readonly number[];
  /** The side of each node, 0 or 1, as far as it is placed. */
  readonly sides?: readonly number[];
  /** The nodes that were picked. */
  readonly picked?: readonly number[];
  /** The nodes that are active in the end. */
  readonly active?: readonly number[];
}

import type { ShownGraph } from "#generators/serializations/shown-graph";

/** A way to lay a graph out in text; it states every node, isolated ones too, the direction, and every weight. */
export interface Surface {
  /** Nodes and edges in the order given; an edge that is listed twice is written twice. */
  edgeList(shown: ShownGraph): string;
  /** Node by node, with its neighbours (its successors, if directed) in the order of the edges. */
  adjacencyList(shown: ShownGraph): string;
}

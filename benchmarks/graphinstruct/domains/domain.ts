import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** What is known of graphs of a domain. */
export interface Domain {
  /** One or two sentences for a prompt, in our words. */
  readonly hint: string;
  /** What such a graph is called, what its nodes are (in the plural), and what an edge says of two of them. */
  readonly network: string;
  readonly nodes: string;
  readonly edge: string;
  /** Usual ranges, both ends included (GraphInstruct, section 4.3, as the released code has them). Average degree: 2m/n. */
  readonly averageDegree: Band;
  readonly clustering: Band;
  readonly density: Band;
  readonly degrees: "power-law" | "roughly-uniform";
  /** Names for nodes; a node is labelled with one of them, numbered when they run out. */
  readonly labels: readonly string[];
  readonly edgeTypes: readonly string[];
  /** A connected graph of that many nodes (4 or more), as such graphs are built. */
  draw(rng: Rng, order: number): Graph;
}

export type Band = readonly [low: number, high: number];

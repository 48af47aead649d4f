import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** What is known of graphs of a domain. */
export interface Domain {
  /** One or two sentences for a prompt, in our words. */
  readonly hint: string;
  /** Usual ranges, both ends included. */
  readonly averageDegree: Band;
  readonly clustering: Band;
  readonly density: Band;
  readonly degrees: "power-law" | "roughly-uniform";
  /** Names for nodes; a node is labelled with one of them, numbered when they run out. */
  readonly labels: readonly string[];
  readonly edgeTypes: readonly string[];
  /** A connected graph of that many nodes, as such graphs are built. */
  draw(rng: Rng, order: number): Graph;
}

export type Band = readonly [low: number, high: number];

import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { PathLengths } from "#src/graph/path-lengths";

/**
 * What is known of a written graph, worked out when first asked for and kept. A graph with loops is as networkx takes it:
 * a loop counts as one edge and adds 2 to its node's degree.
 *
 * A property that is undefined was not decided within its budget (very large graphs).
 */
export interface Facts {
  readonly written: WrittenGraph;
  readonly order: number;
  /** Edges, loops included. */
  readonly size: number;
  readonly directed: boolean;
  /** By node; in and out together where directed. */
  readonly degrees: Int32Array;
  /** Connected components, the weak ones where directed: their number, and the component of each node. */
  readonly components: { readonly count: number; readonly of: Int32Array };
  /** Weakly connected; true for no nodes. */
  readonly connected: boolean;
  readonly stronglyConnected: boolean;
  /** No directed cycle where directed, else a forest. */
  readonly acyclic: boolean;
  /** Both Infinity where not connected or empty; directions ignored. */
  readonly pathLengths: PathLengths | undefined;
  readonly diameter: number | undefined;
  readonly averagePathLength: number | undefined;
  /** Mean of the local coefficients (directed: Fagiolo 2007); 0 for no nodes. */
  readonly clustering: number | undefined;
  /** The local coefficients by node. */
  readonly localClustering: Float64Array | undefined;
  readonly transitivity: number | undefined;
  readonly density: number;
  /** Of the communities that greedy modularity finds, ties broken by the ids as networkx does; weighted in `compat` alone. */
  modularity(rules: "compat" | "sound"): number | undefined;
  readonly planar: boolean | undefined;
  /** 0 or 1 by node, the first node of each component 0; undefined where an odd cycle or a loop prevents it. */
  readonly bipartition: Uint8Array | undefined;
  readonly nodeConnectivity: number | undefined;
  readonly edgeConnectivity: number | undefined;
  /** Colours that largest-first greedy colouring takes: an upper bound of the chromatic number. */
  readonly greedyColours: number;
  /** Infinity where there is a loop; directions ignored. */
  readonly chromaticNumber: number | undefined;
  /** Infinity where there is no cycle; directions ignored. */
  readonly girth: number | undefined;
  /** Pearson's correlation of the degrees at the two ends of edges (Newman 2002); undefined where it does not exist. */
  readonly assortativity: number | undefined;
  /** Share of directed edges whose reverse is there; undefined where undirected or without edges. */
  readonly reciprocity: number | undefined;
}

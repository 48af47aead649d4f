import type { Incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** A graph to make queries over, indexed. */
export interface Described {
  readonly graph: Omit<TextGraph, "queries">;
  readonly linksAt: Incidence;
  /** What says of a node what it is, without its name. */
  readonly description: (place: number) => string;
}

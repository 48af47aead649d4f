import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import type { Size } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Something to do to a graph that is given. */
export interface EditTask {
  /** The sizes that make sense for it; undefined: all. */
  readonly sizes?: readonly Size[];
  /** @param orders fewest and most nodes of the graph that is given */
  draw(rng: Rng, orders: Band): Edited;
}

/** A graph, what to do to it, and two graphs that come of doing it; all have the same nodes. */
export interface Edited {
  /** What to do, in a sentence or two about "the given graph". */
  readonly task: string;
  readonly base: Graph;
  /** The same one twice where there is but one. */
  readonly results: readonly [Graph, Graph];
  /** The nodes that stay; undefined: all. Those that go have no edges in the results. */
  readonly kept?: readonly number[];
  /** What a result must satisfy, beyond its number of nodes and its direction; `num_edges` among it where that is fixed. */
  readonly explicit: readonly string[];
}

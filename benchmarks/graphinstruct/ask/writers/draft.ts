import { mends } from "#benchmarks/graphinstruct/ask/writers/mends/index";
import type { Mend } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { type Wish, type Wishes, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import type { Graph } from "#src/graph/graph";
import { names } from "#src/pick";
import type { Rng } from "#src/rng";

/** Nodes of a graph of which no number is understood. */
const ORDER = 8;

/** A graph to begin with: as many nodes and edges as are wished for, at random. */
export function begin(wishes: Wishes, rng: Rng): Graph {
  const order = Math.max(1, wished(wishes, "num_nodes") ?? ORDER);
  const most = (order * (order - 1)) / 2;
  return enlarge(rng, randomTree(rng, order), Math.min(most, wished(wishes, "num_edges") ?? Math.round(1.4 * order)));
}

/** A graph after a writer has seen to wishes, one after the other. */
export function seenTo(graph: Graph, some: readonly Wish[], wishes: Wishes, rng: Rng): Graph {
  const byKey = new Map(some.map((wish) => [wish.key, wish]));
  return names(mends).reduce((made, key) => {
    const wish = byKey.get(key);
    const mend: Mend = mends[key];
    return wish === undefined ? made : mend(made, wish, { wishes, rng });
  }, graph);
}

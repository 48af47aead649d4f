import { bipartiteGraph } from "#benchmarks/graphinstruct/graphs/bipartite-graph";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { complete } from "#benchmarks/graphinstruct/graphs/shapes";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { bipartition } from "#src/graph/bipartition";

/** Most nodes: with 26 there are 169 edges at most. */
const MOST = 26;

export const completeBipartiteEdit: EditTask = {
  sizes: ["small", "medium"],
  draw(rng, [low, high]) {
    const order = rng.int(low, Math.min(high, MOST));
    const left = rng.int(2, order >> 1);
    const base = scramble(rng, bipartiteGraph(rng, left, order - left, order - 1));
    const side = bipartition(base)!;
    const across = edgesOf(complete(order)).filter(([u, v]) => side[u] !== side[v]);
    const result = withEdges(base, across);
    return {
      task: "The given graph is connected and bipartite. Add every edge that it can have and still be bipartite.",
      base,
      results: [result, result],
      explicit: ["graph_type=complete_bipartite", `bipartite_sides=${left},${order - left}`],
    };
  },
};

import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { blocksToCut } from "#benchmarks/graphinstruct/instructions/edits/blocks-to-cut";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { type Edge, type Graph, graph } from "#src/graph/graph";

/** Directed cycles that share no edge: of each, one edge must turn round. */
export const reverseEdges: EditTask = {
  draw(rng, orders) {
    const { base, picks } = blocksToCut(rng, orders, 3, (rng, most) => cycle(rng.int(3, Math.min(7, most)), true));
    return {
      task: "The given graph has directed cycles. Reverse as few edges as possible so that none is left; remove none for good.",
      base,
      results: [turned(base, picks[0]), turned(base, picks[1])],
      explicit: [`num_edges=${base.sources.length}`, "acyclic=true", "connected=true"],
    };
  },
};

function turned(base: Graph, some: readonly Edge[]): Graph {
  const edges = edgesOf(base).map(([u, v]): Edge => (some.some(([a, b]) => a === u && b === v) ? [v, u] : [u, v]));
  return graph(base.order, edges, true);
}

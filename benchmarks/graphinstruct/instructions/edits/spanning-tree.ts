import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";

export const spanningTree: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(low, high);
    const size = rng.int(order, Math.min(2 * order, (order * (order - 1)) / 2));
    const base = enlarge(rng, randomTree(rng, order), size);
    return {
      task: "Take edges away from the given graph, and add none, until a spanning tree of it is left.",
      base,
      results: [thin(rng, base, order - 1), thin(rng, base, order - 1)],
      explicit: ["graph_type=tree"],
    };
  },
};

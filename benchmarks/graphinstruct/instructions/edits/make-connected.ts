import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";

/** Trees to be joined: one edge fewer than there are trees is needed, and enough. */
export const makeConnected: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(low, high);
    const base = randomForest(rng, order, 1 + few(rng, order));
    return {
      task: "The given graph is in several pieces. Join them by as few new edges as possible.",
      base,
      results: [joined(rng, base), joined(rng, base)],
      explicit: [`num_edges=${order - 1}`, "connected=true", "acyclic=true"],
    };
  },
};

import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { blocksToCut } from "#benchmarks/graphinstruct/instructions/edits/blocks-to-cut";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";

/** Odd cycles that share no edge: of each, one edge must go. */
export const makeBipartite: EditTask = {
  draw(rng, orders) {
    const { base, count, cut } = blocksToCut(rng, orders, 3, (rng, most) =>
      cycle(2 * rng.int(1, most > 6 ? 3 : 1) + 1),
    );
    return {
      task: "The nodes of the given graph can't be put on two sides with every edge between the sides. Remove as few edges as possible so that they can.",
      base,
      results: cut,
      explicit: [`num_edges=${base.sources.length - count}`, "bipartite=true", "connected=true"],
    };
  },
};

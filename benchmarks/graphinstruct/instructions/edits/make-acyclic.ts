import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { blocksToCut } from "#benchmarks/graphinstruct/instructions/edits/blocks-to-cut";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";

/** Directed cycles that share no edge: of each, one edge must go. */
export const makeAcyclic: EditTask = {
  draw(rng, orders) {
    const { base, count, cut } = blocksToCut(rng, orders, 3, (rng, most) => cycle(rng.int(3, Math.min(7, most)), true));
    return {
      task: "The given graph has directed cycles. Remove as few edges as possible so that none is left.",
      base,
      results: cut,
      explicit: [`num_edges=${base.sources.length - count}`, "acyclic=true", "connected=true"],
    };
  },
};

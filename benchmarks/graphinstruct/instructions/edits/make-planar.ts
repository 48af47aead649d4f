import { complete } from "#benchmarks/graphinstruct/graphs/shapes";
import { blocksToCut } from "#benchmarks/graphinstruct/instructions/edits/blocks-to-cut";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";

/** Groups of five nodes that are all joined: of each, one edge must go (Kuratowski 1930), and then it is planar. */
export const makePlanar: EditTask = {
  draw(rng, orders) {
    const { base, count, cut } = blocksToCut(rng, orders, 5, () => complete(5));
    return {
      task: "The given graph can't be drawn without crossings. Remove as few edges as possible so that it can.",
      base,
      results: cut,
      explicit: [`num_edges=${base.sources.length - count}`, "planar=true", "connected=true"],
    };
  },
};

import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";

/** Edges that can all go at once: as many as the graph has beyond a tree, or fewer. */
export const removeEdges: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(Math.max(low, 6), high);
    const base = enlarge(rng, randomTree(rng, order), Math.ceil(1.5 * order));
    const count = few(rng, order);
    const left = base.sources.length - count;
    return {
      task: `Remove exactly ${edges(count)} from the given graph without taking it apart.`,
      base,
      results: [thin(rng, base, left), thin(rng, base, left)],
      explicit: [`num_edges=${left}`, "connected=true"],
    };
  },
};

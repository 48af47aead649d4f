import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { without } from "#benchmarks/graphinstruct/graphs/without";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { breadthFirst } from "#src/graph/breadth-first";

/** What some nodes and the edges between them make; they are neighbours of each other, so that none is left alone. */
export const extractSubgraph: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(Math.max(low, 6), high);
    const base = enlarge(rng, randomTree(rng, order), Math.floor(1.5 * order));
    const nearest = breadthFirst(base, rng.int(0, order - 1)).settled;
    const kept = nearest.slice(0, rng.int(Math.ceil(order / 3), Math.ceil(order / 2))).sort((u, v) => u - v);
    const stays = new Set(kept);
    const result = without(base, ([u, v]) => !stays.has(u) || !stays.has(v));
    return {
      task: `Keep the nodes ${kept.join(", ")} of the given graph with every edge between two of them, and drop all else.`,
      base,
      results: [result, result],
      kept,
      explicit: [`num_edges=${result.sources.length}`, "connected=true"],
    };
  },
};

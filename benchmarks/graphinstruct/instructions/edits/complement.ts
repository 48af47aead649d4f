import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { edgesOf, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { complete } from "#benchmarks/graphinstruct/graphs/shapes";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { graph } from "#src/graph/graph";

/** Most nodes: the complement of a sparse graph of 25 has some 260 edges. */
const MOST = 25;

export const complement: EditTask = {
  sizes: ["small", "medium"],
  draw(rng, [low, high]) {
    const order = rng.int(low, Math.min(high, MOST));
    const base = enlarge(rng, randomTree(rng, order), Math.floor(1.5 * order));
    const joined = pairsOf(base);
    const result = graph(
      order,
      edgesOf(complete(order)).filter(([u, v]) => !joined.has(u, v)),
    );
    return {
      task: "Turn the given graph into its complement: two nodes are to be joined exactly if they are not joined now.",
      base,
      results: [result, result],
      explicit: [`num_edges=${result.sources.length}`],
    };
  },
};

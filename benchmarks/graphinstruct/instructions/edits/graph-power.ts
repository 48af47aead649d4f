import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { complete } from "#benchmarks/graphinstruct/graphs/shapes";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { breadthFirst } from "#src/graph/breadth-first";

/** The square of a tree without crowded nodes. */
export const graphPower: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(low, high);
    const base = randomTree(rng, order, 4);
    const hops = Array.from({ length: order }, (_, u) => breadthFirst(base, u).distances);
    const result = withEdges(
      base,
      edgesOf(complete(order)).filter(([u, v]) => hops[u]![v] === 2),
    );
    return {
      task: "Join every two nodes of the given graph that have a common neighbour, and keep all its edges.",
      base,
      results: [result, result],
      explicit: [`num_edges=${result.sources.length}`, "connected=true"],
    };
  },
};

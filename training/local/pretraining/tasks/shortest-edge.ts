import { adjacency } from "#src/graph/adjacency";
import type { BaseTask } from "#training/local/pretraining/base-task";
import { expanded } from "#training/local/pretraining/entries";

/** The neighbours of a node and how far they are, then the nearest of them. */
export const shortestEdge: BaseTask = {
  relation: "distance",
  weight: 1,
  ask({ graph, words, format, rng }) {
    const node = rng.pick(graph.sources);
    const { offsets, neighbours, edges } = adjacency(graph);
    let nearest = offsets[node]!;
    const weight = (at: number) => graph.weights![edges[at]!]!;
    for (let at = nearest; at < offsets[node + 1]!; at++) if (weight(at) < weight(nearest)) nearest = at;
    const route = { path: [node, neighbours[nearest]!], length: weight(nearest) };
    return {
      question: `Which edge of ${words.node(node)} is the shortest? ${format.route.ask}`,
      answer: `${expanded(graph, node, 0, words)}.\n${format.route.state(route, words)}`,
    };
  },
};

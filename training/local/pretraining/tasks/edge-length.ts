import { edgeBetween } from "#src/graph/edge-between";
import type { BaseTask } from "#training/local/pretraining/base-task";
import { someEdge, twoNodes } from "#training/local/pretraining/picks";

/** The length of the edge between two nodes, or that there is none. */
export const edgeLength: BaseTask = {
  relation: "distance",
  weight: 1,
  ask({ graph, words, format, rng }) {
    const [u, v] = rng.next() < 0.6 ? someEdge(graph, rng) : twoNodes(graph, rng);
    const edge = edgeBetween(graph, u, v);
    return {
      question: `How long is the edge from ${words.node(u)} to ${words.node(v)}? ${format.amount.ask}`,
      answer: edge === undefined ? "There is none." : format.amount.state(graph.weights![edge]!, words),
    };
  },
};

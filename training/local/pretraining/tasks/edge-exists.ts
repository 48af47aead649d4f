import { edgeBetween } from "#src/graph/edge-between";
import type { BaseTask } from "#training/local/pretraining/base-task";
import { someEdge, twoNodes } from "#training/local/pretraining/picks";

/** Whether an edge joins two nodes. */
export const edgeExists: BaseTask = {
  relation: "link",
  weight: 1,
  ask({ graph, words, format, rng }) {
    const [u, v] = rng.next() < 0.5 ? someEdge(graph, rng) : twoNodes(graph, rng);
    return {
      question: `Is there an edge from ${words.node(u)} to ${words.node(v)}? ${format.verdict.ask}`,
      answer: format.verdict.state(edgeBetween(graph, u, v) !== undefined, words),
    };
  },
};

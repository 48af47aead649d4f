import { adjacency } from "#src/graph/adjacency";
import type { BaseTask } from "#training/local/pretraining/base-task";

/** The neighbours of a node of an unweighted graph. */
export const hop: BaseTask = {
  relation: "link",
  weight: 2,
  ask({ graph, words, rng }) {
    const node = rng.int(0, graph.order - 1);
    const { offsets, neighbours } = adjacency(graph);
    const list = [...neighbours.subarray(offsets[node], offsets[node + 1])].map(words.label).join(", ");
    return {
      question: `Which ${words.nodes} are next to ${words.node(node)}?`,
      answer: `Hop 1 from ${words.node(node)}: ${list || "none"}.`,
    };
  },
};

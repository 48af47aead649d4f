import type { BaseTask } from "#training/local/pretraining/base-task";
import { expanded } from "#training/local/pretraining/entries";

/** The neighbours of a node and how far they are. */
export const neighbours: BaseTask = {
  relation: "distance",
  weight: 1,
  ask({ graph, words, rng }) {
    const node = rng.int(0, graph.order - 1);
    return {
      question: `Which ${words.nodes} are next to ${words.node(node)}?`,
      answer: `${expanded(graph, node, 0, words)}.`,
    };
  },
};

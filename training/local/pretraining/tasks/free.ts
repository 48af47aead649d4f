import { predecessors } from "#src/graph/adjacency";
import type { BaseTask } from "#training/local/pretraining/base-task";

/** The nodes that no rule puts after another. */
export const free: BaseTask = {
  relation: "precedence",
  weight: 1,
  ask({ graph, words }) {
    const { offsets } = predecessors(graph);
    const nodes = Array.from({ length: graph.order }, (_, node) => node);
    const first = nodes.filter((node) => offsets[node] === offsets[node + 1]);
    return {
      question: `Which of all the ${words.nodes} does no rule put after another?`,
      answer: `Free: ${first.map(words.label).join(", ")}.`,
    };
  },
};

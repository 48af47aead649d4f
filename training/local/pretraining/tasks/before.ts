import { predecessors } from "#src/graph/adjacency";
import type { BaseTask } from "#training/local/pretraining/base-task";

/** The nodes that a rule puts before a node. */
export const before: BaseTask = {
  relation: "precedence",
  weight: 2,
  ask({ graph, words, format, rng }) {
    const node = rng.pick(graph.targets);
    const { offsets, neighbours } = predecessors(graph);
    const list = [...neighbours.subarray(offsets[node], offsets[node + 1])];
    return {
      question: `Which ${words.nodes} does a rule put before ${words.node(node)}? ${format.order.ask}`,
      answer: format.order.state(list, words),
    };
  },
};

import type { BaseTask } from "#training/local/pretraining/base-task";
import { expanded } from "#training/local/pretraining/entries";

/** The neighbours of a node that is some way off already, and how far they are by way of it. */
export const neighboursOnward: BaseTask = {
  relation: "distance",
  weight: 1,
  ask({ graph, words, rng }) {
    const node = rng.int(0, graph.order - 1);
    const longest = graph.weights!.reduce((most, weight) => Math.max(most, weight), 0);
    const length = rng.int(1, 3 * longest);
    return {
      // "total length" stands here because questions for shortest paths hold these words, too.
      question: `Starting at total length ${words.number(length)}, which ${words.nodes} are next to ${words.node(node)}?`,
      answer: `${expanded(graph, node, length, words)}.`,
    };
  },
};

import { adjacency } from "#src/graph/adjacency";
import type { BaseTask } from "#training/local/pretraining/base-task";

/** The capacities of the edges that leave a node, and their sum. */
export const outflow: BaseTask = {
  relation: "capacity",
  weight: 1,
  ask({ graph, words, format, rng }) {
    const node = rng.pick(graph.sources);
    const { offsets, neighbours, edges } = adjacency(graph);
    const places = Array.from({ length: offsets[node + 1]! - offsets[node]! }, (_, i) => offsets[node]! + i);
    const amounts = places.map((at) => graph.weights![edges[at]!]!);
    const sends = places.map((at, i) => {
      return `Send ${words.number(amounts[i]!)} along ${words.label(node)} -> ${words.label(neighbours[at]!)}. `;
    });
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const terms = amounts.map(words.number).join(" + ");
    return {
      question: `How much can leave ${words.node(node)}? ${format.amount.ask}`,
      answer: `${sends.join("")}Total: ${amounts.length > 1 ? `${terms} = ${words.number(sum)}` : terms}.\n${format.amount.state(sum, words)}`,
    };
  },
};

import type { TaskText } from "#benchmarks/invariance/prompts/texts/task-text";

/** The tasks of the main job. */
export const graphshift: Readonly<Record<string, TaskText>> = {
  connectivity: {
    definition: "Find out whether a path leads from one given node to another.",
    question: ({ u, v }) => `Is there a path from node ${u} to node ${v}?`,
  },
  "shortest-path": {
    definition:
      "Find a path of least total length from one given node to another; weights are lengths. Where there is no path, the answer is an empty list.",
    question: ({ u, v }) => `Which path from node ${u} to node ${v} has the least total length?`,
  },
  "topological-sort": {
    definition: "Find an order of all nodes in which each edge leads from an earlier node to a later one.",
    question: () => "In which order of all nodes does each edge lead from an earlier node to a later one?",
  },
  "max-flow": {
    definition: "Find the maximum flow from one given node to another; weights are capacities.",
    question: ({ u, v }) => `What is the maximum flow from node ${u} to node ${v}?`,
  },
};

import type { QueryTask } from "#benchmarks/decision/rq1/tasks/task";
import { adjacency } from "#src/graph/adjacency";

/** How many neighbours a node has. */
export const degreeExact: QueryTask = {
  about: 1,
  question: ([node]) => `How many neighbours does node ${node} have?`,
  options: (order) => Array.from({ length: order }, (_, degree) => ({ id: String(degree) })),
  answer(graph, [node]) {
    const { offsets } = adjacency(graph);
    return String(offsets[node! + 1]! - offsets[node!]!);
  },
};

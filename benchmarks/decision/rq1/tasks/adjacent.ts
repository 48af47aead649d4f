import { type QueryTask, YES_NO, yesNo } from "#benchmarks/decision/rq1/tasks/task";
import { edgeBetween } from "#src/graph/edge-between";

/** Whether two nodes are joined by an edge. */
export const adjacent: QueryTask = {
  about: 2,
  question: ([u, v]) => `Is there an edge between node ${u} and node ${v}?`,
  options: () => YES_NO,
  answer: (graph, [u, v]) => yesNo(edgeBetween(graph, u!, v!) !== undefined),
};

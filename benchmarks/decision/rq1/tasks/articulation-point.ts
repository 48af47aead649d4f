import { type QueryTask, YES_NO, yesNo } from "#benchmarks/decision/rq1/tasks/task";
import { cutVertices } from "#src/graph/cut-vertices";

/** Whether removing a node leaves more components than there were. */
export const articulationPoint: QueryTask = {
  about: 1,
  question: ([node]) =>
    `Would removing node ${node} with its edges leave more connected components than there are now?`,
  options: () => YES_NO,
  answer: (graph, [node]) => yesNo(cutVertices(graph)[node!] === 1),
};

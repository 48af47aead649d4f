import { type QueryTask, YES_NO, yesNo } from "#benchmarks/decision/rq1/tasks/task";
import { components } from "#src/graph/components";

/** Whether a graph has a cycle: more edges than a forest of its components could have. */
export const cycleDetection: QueryTask = {
  about: 0,
  question: () => "Does the graph have a cycle?",
  options: () => YES_NO,
  answer: (graph) => yesNo(graph.sources.length > graph.order - components(graph).count),
};

import { type QueryTask, YES_NO, yesNo } from "#benchmarks/decision/rq1/tasks/task";
import { components } from "#src/graph/components";

/** Whether a path joins two nodes. */
export const pairConnectivity: QueryTask = {
  about: 2,
  question: ([u, v]) => `Is there a path between node ${u} and node ${v}?`,
  options: () => YES_NO,
  answer(graph, [u, v]) {
    const { of } = components(graph);
    return yesNo(of[u!] === of[v!]);
  },
};

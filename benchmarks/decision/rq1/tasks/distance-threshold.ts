import { type QueryTask, YES_NO, yesNo } from "#benchmarks/decision/rq1/tasks/task";
import { distance } from "#src/graph/distance";

/** The most edges of a path that counts as near. */
export const THRESHOLD = 2;

/** Whether two nodes are at most two edges apart; nodes that no path joins are not. */
export const distanceThreshold: QueryTask = {
  about: 2,
  threshold: THRESHOLD,
  question: ([u, v]) => `Is there a path of at most ${THRESHOLD} edges between node ${u} and node ${v}?`,
  options: () => YES_NO,
  answer: (graph, [u, v]) => yesNo((distance(graph, u!, v!) ?? Number.POSITIVE_INFINITY) <= THRESHOLD),
};

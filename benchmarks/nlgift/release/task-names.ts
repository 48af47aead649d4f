import type { TaskName } from "#generators/tasks/index";

/** Our tasks by the release's spellings. */
export const taskNames: Readonly<Record<string, TaskName>> = {
  connectivity: "connectivity",
  shortest_path: "shortest-path",
  "shortest-path": "shortest-path",
  topology: "topological-sort",
  flow: "max-flow",
};

/** Our real-world sets by the release's spellings. */
export const setNames: Readonly<Record<string, string>> = {
  strategyQA: "strategyqa",
  strategyqa: "strategyqa",
  "knowledge-crosswords": "knowledge-crosswords",
  ExplaGraphs: "explagraphs",
  explagraphs: "explagraphs",
  proscript: "proscript",
};

/** Our name of a task or set; undefined for neither. */
export function ourTask(released: string): string | undefined {
  return taskNames[released] ?? setNames[released];
}

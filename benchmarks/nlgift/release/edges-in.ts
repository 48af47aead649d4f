import type { TaskName } from "#generators/tasks/index";
import { type Edge, type Graph, graph } from "#src/graph/graph";

const DIRECTED: ReadonlySet<TaskName> = new Set<TaskName>(["topological-sort", "max-flow"]);

/**
 * The graph of a released row: `(a,b) (c,d)` for connectivity, `a b` or `a b weight` between commas for the others.
 *
 * @param scale weights are held in units of 1/scale
 * @throws RangeError for text that makes no graph
 */
export function edgesIn(text: string, task: TaskName, order: number, scale: number): Graph {
  const parts = task === "connectivity" ? text.replace(/[()]/g, "").split(" ") : text.split(",");
  const separator = task === "connectivity" ? "," : " ";
  const edges = parts.filter((part) => part !== "").map((part) => edge(part.trim().split(separator), scale));
  return graph(order, edges, DIRECTED.has(task));
}

function edge([from, to, weight]: readonly string[], scale: number): Edge {
  const ends = [Number(from), Number(to)] as const;
  return weight === undefined ? ends : [...ends, Math.round(Number(weight) * scale)];
}

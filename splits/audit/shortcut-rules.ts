import { type AnswerOf, type QueryOf, type TaskName, tasks } from "#generators/tasks/index";
import { meetingPath } from "#splits/audit/meeting-path";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";

/** A rule that answers without the task's algorithm; undefined where it gives no answer. */
export type Rule<Name extends TaskName> = (graph: Graph, query: QueryOf<Name>) => AnswerOf<Name> | undefined;

/**
 * The rules whose scores an audit gives: the task's own. Of several paths of fewest edges it takes the one that networkx'
 * `shortest_path` does, so that scores can be compared with figures made with that.
 */
export function shortcutRules<Name extends TaskName>(task: Name): Readonly<Record<string, Rule<Name>>> {
  if (task !== "shortest-path") return tasks[task].shortcuts;
  const rules: Readonly<Record<string, Rule<"shortest-path">>> = {
    ...tasks["shortest-path"].shortcuts,
    "the path of fewest edges": fewest,
  };
  return rules as Readonly<Record<string, Rule<Name>>>;
}

const fewest: Rule<"shortest-path"> = (graph, { source, target }) => {
  const path = meetingPath(graph, source, target);
  if (!path) return "none";
  const edges = path.slice(1).map((node, i) => edgeBetween(graph, path[i]!, node)!);
  return { path, length: edges.reduce((sum, edge) => sum + graph.weights![edge]!, 0) };
};

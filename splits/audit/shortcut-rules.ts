import { type AnswerOf, type QueryOf, type TaskName, tasks } from "#generators/tasks/index";
import { meetingPath } from "#splits/audit/meeting-path";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";

/** A rule that answers without the task's algorithm; undefined where it gives no answer. */
export type Rule<Name extends TaskName> = (graph: Graph, query: QueryOf<Name>) => AnswerOf<Name> | undefined;

/**
 * The rules whose scores an audit gives: the task's own, and for shortest paths one more of the many ways to break ties
 * between paths of fewest edges, that of networkx' `shortest_path`, with which NLGift's figures were made.
 */
export function shortcutRules<Name extends TaskName>(task: Name): Readonly<Record<string, Rule<Name>>> {
  if (task !== "shortest-path") return tasks[task].shortcuts;
  const more: Readonly<Record<string, Rule<"shortest-path">>> = { "fewest edges, searched from both ends": fewest };
  return { ...tasks[task].shortcuts, ...more } as Readonly<Record<string, Rule<Name>>>;
}

const fewest: Rule<"shortest-path"> = (graph, { source, target }) => {
  const path = meetingPath(graph, source, target);
  if (!path) return "none";
  const edges = path.slice(1).map((node, i) => edgeBetween(graph, path[i]!, node)!);
  return { path, length: edges.reduce((sum, edge) => sum + graph.weights![edge]!, 0) };
};

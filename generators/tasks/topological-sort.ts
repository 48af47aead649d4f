import { kahn } from "#generators/reasonings/kahn";
import { none } from "#generators/reasonings/none";
import type { Check, Task, Wording } from "#generators/tasks/task";
import type { Graph } from "#src/graph/graph";
import { topologicalOrder } from "#src/graph/topological-order";

function check(graph: Graph, _query: null, order: readonly number[], { node, nodes }: Wording): Check {
  const fault = (why: string): Check => ({ right: false, why });
  const place = new Map<number, number>();
  for (const [at, u] of order.entries()) {
    if (place.has(u)) return fault(`${node(u)} comes twice`);
    place.set(u, at);
  }
  for (let u = 0; u < graph.order; u++) if (!place.has(u)) return fault(`${node(u)} is missing`);
  if (order.length > graph.order) return fault(`there are only ${graph.order} ${nodes}`);
  for (const [e, u] of graph.sources.entries()) {
    const v = graph.targets[e]!;
    if (place.get(u)! > place.get(v)!) return fault(`${node(u)} must come before ${node(v)}`);
  }
  return { right: true, why: `all ${nodes} in an order that keeps every rule` };
}

/** An order of all nodes of a directed acyclic graph in which every edge runs forwards. */
export const topologicalSort: Task<null, "order", readonly number[]> = {
  title: "topological sort",
  relation: "precedence",
  answer: "order",
  unreachable: 0,
  inParts: false,
  // Without an edge any order is right.
  draw: (graph) => (graph.sources.length > 0 ? { graph, query: null } : undefined),
  solve: (graph) => topologicalOrder(graph)!,
  answerOf: (_query, order) => order,
  check,
  question: (_query, { nodes }) => `Which order of all the ${nodes} keeps every rule?`,
  reasonings: { steps: kahn, none },
  shortcuts: { "the order of the labels": (graph) => Array.from({ length: graph.order }, (_, node) => node) },
};

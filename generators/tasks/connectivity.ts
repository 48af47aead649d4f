import { joinComponents } from "#generators/graphs/join-components";
import { hops } from "#generators/reasonings/hops";
import { none } from "#generators/reasonings/none";
import { drawEnds } from "#generators/tasks/draw-ends";
import { edgeBetween } from "#generators/tasks/edge-between";
import { unreachable } from "#generators/tasks/reach";
import type { Drawn, Ends, Task } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import type { Rng } from "#src/rng";

function degree(graph: Graph, node: number): number {
  const { offsets } = adjacency(graph);
  return offsets[node + 1]! - offsets[node]!;
}

/** Two nodes of different components, with edges where possible. */
function apart(graph: Graph, rng: Rng): Ends | undefined {
  return drawEnds(graph.order, rng, (source) => {
    if (graph.order > 3 && degree(graph, source) === 0) return [];
    const targets = unreachable(graph, source);
    const linked = targets.filter((node) => degree(graph, node) > 0);
    return graph.order > 3 ? linked : targets;
  });
}

/** Two nodes of one component at two hops or more. */
function together(graph: Graph, rng: Rng): Ends | undefined {
  return drawEnds(graph.order, rng, (source) => {
    const { settled, distances } = breadthFirst(graph, source);
    return settled.filter((node) => distances[node]! >= 2);
  });
}

/**
 * Half of the connected pairs are two nodes of different components after an exchange of edges has joined those, so
 * that nothing near the two tells them from an unconnected pair; the others are two hops or more apart.
 */
function draw(graph: Graph, rng: Rng, wanted: { unreachable: boolean }): Drawn<Ends> | undefined {
  const across = wanted.unreachable || rng.next() < 0.5 ? apart(graph, rng) : undefined;
  if (wanted.unreachable) return across && { graph, query: across };
  const joined = across && joinComponents(graph, across, rng);
  if (joined) return { graph: joined, query: across };
  const within = together(graph, rng);
  return within && { graph, query: within };
}

/** Is there a path between two nodes of an undirected graph? */
export const connectivity: Task<Ends, "verdict"> = {
  title: "connectivity",
  relation: "link",
  answer: "verdict",
  unreachable: 0.5,
  inParts: true,
  draw,
  solve: (graph, { source, target }) => hopPath(graph, source, target) !== undefined,
  check(graph, { source, target }, answer, { node, label }) {
    const path = hopPath(graph, source, target);
    const fact = path
      ? `there is a path: ${path.map(label).join(" -> ")}`
      : `no path joins ${node(source)} and ${node(target)}`;
    return { right: answer === (path !== undefined), why: fact };
  },
  question: ({ source, target }, { node }) => `Is there a path from ${node(source)} to ${node(target)}?`,
  reasonings: { steps: hops, none },
  shortcuts: {
    "an edge joins them": (graph, { source, target }) => edgeBetween(graph, source, target) !== undefined,
    "both have an edge": (graph, { source, target }) => degree(graph, source) > 0 && degree(graph, target) > 0,
    "their degrees sum to twice the mean or more": (graph, { source, target }) =>
      (degree(graph, source) + degree(graph, target)) * graph.order >= 4 * graph.sources.length,
  },
};

import { joinComponents } from "#generators/graphs/join-components";
import { hops } from "#generators/reasonings/hops";
import { none } from "#generators/reasonings/none";
import { drawEnds } from "#generators/tasks/draw-ends";
import { edgeBetween } from "#generators/tasks/edge-between";
import { unreachable } from "#generators/tasks/reach";
import type { Drawn, DrawOptions, Ends, Task } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import type { Rng } from "#src/rng";

/** How often two neighbours will do in a graph of four nodes or fewer, where there may be no others. */
const NEIGHBOURS = 0.05;

function degree(graph: Graph, node: number): number {
  const { offsets } = adjacency(graph);
  return offsets[node + 1]! - offsets[node]!;
}

/** Two nodes of different components, both with edges unless there are too few nodes for that. */
function apart(graph: Graph, rng: Rng): Ends | undefined {
  return drawEnds(graph.order, rng, (source) => {
    const targets = unreachable(graph, source);
    if (graph.order < 4) return targets;
    return degree(graph, source) === 0 ? [] : targets.filter((node) => degree(graph, node) > 0);
  });
}

/** Two nodes of one component, at two hops or more, the target's degree as near as can be to a given one. */
function together(graph: Graph, rng: Rng, wanted: number): Ends | undefined {
  return drawEnds(graph.order, rng, (source) => {
    const { settled, distances } = breadthFirst(graph, source);
    const least = graph.order <= 4 && rng.next() < NEIGHBOURS ? 1 : 2;
    const targets = settled.filter((node) => distances[node]! >= least);
    const miss = (node: number) => Math.abs(degree(graph, node) - wanted);
    const nearest = Math.min(...targets.map(miss));
    return targets.filter((node) => miss(node) === nearest);
  });
}

/**
 * A connected pair: for one half, two nodes of different components after an exchange of edges has joined these, so that
 * nothing near the two tells them from an unconnected pair; for the other, two nodes of one component.
 */
function connected(graph: Graph, rng: Rng, across: Ends | undefined): Drawn<Ends> | undefined {
  const joined = across && rng.next() < 0.5 && joinComponents(graph, across, rng);
  if (joined) return { graph: joined, query: across };
  const within = together(graph, rng, degree(graph, across?.target ?? 0));
  return within && { graph, query: within };
}

/** Of more than four nodes, only graphs that have pairs of both sorts serve, lest their density tell the answer. */
function draw(graph: Graph, rng: Rng, wanted: DrawOptions): Drawn<Ends> | undefined {
  const across = apart(graph, rng);
  const yes = connected(graph, rng, across);
  if (graph.order > 4 && !(across && yes)) return undefined;
  return wanted.unreachable ? across && { graph, query: across } : yes;
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

import { joinComponents } from "#generators/graphs/join-components";
import { hops } from "#generators/reasonings/hops";
import { none } from "#generators/reasonings/none";
import type { Drawn, DrawOptions, Ends, Task } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import { breadthFirst } from "#src/graph/breadth-first";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import type { PathTree } from "#src/graph/path-tree";
import type { Rng } from "#src/rng";

/** How many sources are tried in a graph. */
const TRIES = 3;

/** How often two neighbours will do in a graph of four nodes or fewer, where there may be no others. */
const NEIGHBOURS = 0.05;

function degree(graph: Graph, node: number): number {
  const { offsets } = adjacency(graph);
  return offsets[node + 1]! - offsets[node]!;
}

/** Targets for a source: in other components, and in its own at two hops or more; all with edges if there are nodes enough. */
function targetsOf(graph: Graph, source: number, rng: Rng): { readonly outside: number[]; readonly inside: number[] } {
  const { distances } = breadthFirst(graph, source);
  const least = graph.order <= 4 && rng.next() < NEIGHBOURS ? 1 : 2;
  const outside: number[] = [];
  const inside: number[] = [];
  for (let node = 0; node < graph.order; node++) {
    if (distances[node] === Number.POSITIVE_INFINITY) {
      if (graph.order < 4 || degree(graph, node) > 0) outside.push(node);
    } else if (distances[node]! >= least) inside.push(node);
  }
  return { outside, inside };
}

/** One of the nodes whose degrees are nearest to a given one. */
function likest(graph: Graph, nodes: readonly number[], wanted: number, rng: Rng): number {
  const misses = nodes.map((node) => Math.abs(degree(graph, node) - wanted));
  const least = Math.min(...misses);
  return rng.pick(nodes.filter((_, i) => misses[i] === least));
}

/**
 * A pair from one source. Half of the connected ones are two nodes of different components after an exchange of edges
 * has joined these, so that nothing near the two tells them from an unconnected pair; the others lie in one component.
 * Of more than four nodes, only graphs that have pairs of both sorts serve, lest their density tell the answer.
 */
function pairFrom(source: number, graph: Graph, rng: Rng, wanted: DrawOptions): Drawn<Ends> | undefined {
  const { outside, inside } = targetsOf(graph, source, rng);
  const across = outside.length > 0 ? { source, target: rng.pick(outside) } : undefined;
  if (graph.order > 4 && !across) return undefined;
  const join = () =>
    across && (inside.length === 0 || rng.next() < 0.5) ? joinComponents(graph, across, rng) : undefined;
  if (wanted.unreachable) {
    const both = inside.length > 0 || graph.order <= 4 || join() !== undefined;
    return across && both ? { graph, query: across } : undefined;
  }
  const joined = join();
  if (joined && across) return { graph: joined, query: across };
  if (inside.length === 0) return undefined;
  return { graph, query: { source, target: likest(graph, inside, degree(graph, across?.target ?? source), rng) } };
}

function draw(graph: Graph, rng: Rng, wanted: DrawOptions): Drawn<Ends> | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const source = rng.int(0, graph.order - 1);
    if (graph.order >= 4 && degree(graph, source) === 0) continue;
    const drawn = pairFrom(source, graph, rng, wanted);
    if (drawn) return drawn;
  }
  return undefined;
}

/** Is there a path between two nodes of an undirected graph? */
export const connectivity: Task<Ends, "verdict", PathTree> = {
  title: "connectivity",
  relation: "link",
  answer: "verdict",
  unreachable: 0.5,
  inParts: true,
  draw,
  solve: (graph, { source }) => breadthFirst(graph, source),
  answerOf: ({ target }, { distances }) => distances[target] !== Number.POSITIVE_INFINITY,
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

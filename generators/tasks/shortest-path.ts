import { candidates } from "#generators/reasonings/candidates";
import { none } from "#generators/reasonings/none";
import { trace } from "#generators/reasonings/trace";
import { drawEnds } from "#generators/tasks/draw-ends";
import { reachable, unreachable } from "#generators/tasks/reach";
import type { Answers, Check, Drawn, DrawOptions, Ends, Route, Task, Wording } from "#generators/tasks/task";
import { adjacency } from "#src/graph/adjacency";
import { breadthFirst } from "#src/graph/breadth-first";
import { dijkstra } from "#src/graph/dijkstra";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import { hopPath } from "#src/graph/hop-path";
import { type PathTree, pathTo } from "#src/graph/path-tree";
import type { Rng } from "#src/rng";

/** The nodes to which no lightest path has as few edges as the path of fewest edges. */
function behindDetours(graph: Graph, source: number): number[] {
  const { offsets, neighbours, edges } = adjacency(graph);
  const { distances, settled } = dijkstra(graph, source);
  const fewest = breadthFirst(graph, source).distances;
  const hops = new Float64Array(graph.order).fill(Number.POSITIVE_INFINITY);
  hops[source] = 0;
  for (const u of settled) {
    for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
      const v = neighbours[at]!;
      const light = distances[u]! + graph.weights![edges[at]!]! === distances[v]!;
      if (light && hops[u]! + 1 < hops[v]!) hops[v] = hops[u]! + 1;
    }
  }
  return settled.filter((node) => hops[node]! > fewest[node]!);
}

function draw(graph: Graph, rng: Rng, wanted: DrawOptions): Drawn<Ends> | undefined {
  const fitting = wanted.unreachable ? unreachable : wanted.detour ? behindDetours : reachable;
  const query = drawEnds(graph.order, rng, (source) => fitting(graph, source));
  return query && { graph, query };
}

function answerOf({ target }: Ends, tree: PathTree): Answers["route"] {
  const path = pathTo(tree, target);
  return path ? { path, length: tree.distances[target]! } : "none";
}

/** What a path weighs, or why it is none between these ends. */
function weigh(
  graph: Graph,
  { source, target }: Ends,
  path: readonly number[],
  { node, label }: Wording,
): number | string {
  if (path[0] !== source || path.at(-1) !== target) return `the path must lead from ${node(source)} to ${node(target)}`;
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const edge = edgeBetween(graph, path[i - 1]!, path[i]!);
    if (edge === undefined) return `no edge ${label(path[i - 1]!)}–${label(path[i]!)}`;
    length += graph.weights![edge]!;
  }
  return length;
}

function tell({ path, length }: Route, { label, number }: Wording): string {
  return `${path.map(label).join(" -> ")}, ${number(length)}`;
}

function check(graph: Graph, query: Ends, answer: Answers["route"], words: Wording): Check {
  const best = answerOf(query, dijkstra(graph, query.source));
  if (best === "none") return { right: answer === "none", why: "there is no path" };
  if (answer === "none")
    return { right: false, why: `there is a path: ${tell(best, words)}`, parts: { path: 0, length: 0 } };
  const weight = weigh(graph, query, answer.path, words);
  const parts = { path: Number(weight === best.length), length: Number(answer.length === best.length) };
  const faults: string[] = [];
  if (typeof weight === "string") faults.push(weight);
  else if (!parts.path) faults.push(`the path has length ${words.number(weight)}`);
  if (!parts.length) faults.push(`${words.number(answer.length)} is not the least length`);
  const right = faults.length === 0;
  return { right, why: right ? "a shortest path" : `${faults.join("; ")}; the best is ${tell(best, words)}`, parts };
}

/** The lightest path between two nodes of an undirected graph, and its length. */
export const shortestPath: Task<Ends, "route", PathTree> = {
  title: "shortest path",
  relation: "distance",
  answer: "route",
  unreachable: 0.1,
  inParts: false,
  draw,
  solve: (graph, { source }) => dijkstra(graph, source),
  answerOf,
  check,
  question: ({ source, target }, { node }) =>
    `Which path from ${node(source)} to ${node(target)} has the least total length, and how long is it?`,
  reasonings: { steps: candidates, trace, none },
  shortcuts: {
    "the edge between them": (graph, { source, target }) => {
      const edge = edgeBetween(graph, source, target);
      return edge === undefined ? undefined : { path: [source, target], length: graph.weights![edge]! };
    },
    "the path of fewest edges": (graph, { source, target }) => {
      const path = hopPath(graph, source, target);
      if (!path) return "none";
      const edges = path.slice(1).map((node, i) => edgeBetween(graph, path[i]!, node)!);
      return { path, length: edges.reduce((sum, edge) => sum + graph.weights![edge]!, 0) };
    },
  },
};

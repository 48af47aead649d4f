import type { Ends } from "#generators/tasks/task";
import { breadthFirst } from "#src/graph/breadth-first";
import { components } from "#src/graph/components";
import { graph as build, type Edge, type Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** How many pairs of edges are tried. */
const TRIES = 4;

/**
 * Connects two nodes of different components of an undirected, unweighted graph without changing any degree: an edge of
 * each component, u–v and x–y, is replaced by u–x and v–y. Undefined where no exchange was found that connects them.
 */
export function joinComponents(graph: Graph, { source, target }: Ends, rng: Rng): Graph | undefined {
  const { of } = components(graph);
  const edges = Array.from(graph.sources, (u, e): Edge => [u, graph.targets[e]!]);
  const near = edges.filter(([u]) => of[u] === of[source]);
  const far = edges.filter(([u]) => of[u] === of[target]);
  if (near.length === 0 || far.length === 0) return undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const first = rng.pick(near);
    const second = rng.pick(far);
    const [x, y] = rng.shuffle([second[0], second[1]]);
    const kept = edges.filter((edge) => edge !== first && edge !== second);
    const joined = build(graph.order, [...kept, [first[0], x!], [first[1], y!]]);
    if (breadthFirst(joined, source).distances[target] !== Number.POSITIVE_INFINITY) return joined;
  }
  return undefined;
}

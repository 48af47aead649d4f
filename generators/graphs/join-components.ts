import type { Ends } from "#generators/tasks/task";
import { components } from "#src/graph/components";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** How many pairs of edges are tried. */
const TRIES = 4;

/**
 * Connects two nodes of different components of an undirected, unweighted graph without changing any degree: an edge of
 * each component, u–v and x–y, is replaced by u–x and v–y. They are at two hops or more then; undefined where no such exchange was found.
 */
export function joinComponents(graph: Graph, { source, target }: Ends, rng: Rng): Graph | undefined {
  const { of } = components(graph);
  const edges = Array.from(graph.sources.keys());
  const near = edges.filter((e) => of[graph.sources[e]!] === of[source]);
  const far = edges.filter((e) => of[graph.sources[e]!] === of[target]);
  for (let tries = 0; tries < TRIES && near.length > 0 && far.length > 0; tries++) {
    const joined = exchange(graph, rng.pick(near), rng.pick(far), rng.next() < 0.5);
    const after = components(joined).of;
    if (after[source] === after[target] && edgeBetween(joined, source, target) === undefined) return joined;
  }
  return undefined;
}

function exchange(graph: Graph, e: number, f: number, turned: boolean): Graph {
  const sources = graph.sources.slice();
  const targets = graph.targets.slice();
  targets[e] = turned ? targets[f]! : sources[f]!;
  sources[f] = turned ? sources[f]! : targets[f]!;
  targets[f] = graph.targets[e]!;
  return Object.freeze({ ...graph, sources, targets });
}

import { breadthFirst } from "#src/graph/breadth-first";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

type Pair = readonly [from: number, to: number];

/** The ends of a random edge, in random order. */
export function someEdge({ sources, targets }: Graph, rng: Rng): Pair {
  const edge = rng.int(0, sources.length - 1);
  const [u, v] = [sources[edge]!, targets[edge]!];
  return rng.next() < 0.5 ? [u, v] : [v, u];
}

/** Two different nodes. */
export function twoNodes({ order }: Graph, rng: Rng): Pair {
  const u = rng.int(0, order - 1);
  return [u, (u + rng.int(1, order - 1)) % order];
}

/** Two different nodes of which the second can be reached from the first. */
export function reachablePair(graph: Graph, rng: Rng): Pair {
  const source = rng.pick(graph.sources);
  return [source, rng.pick(breadthFirst(graph, source).settled.slice(1))];
}

import { type Adjacency, adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** One side of a search: the node before each it has reached, and the nodes it reached last. */
interface Side {
  readonly before: Map<number, number>;
  readonly edge: number[];
}

/**
 * A path of fewest edges of an undirected graph, searched by turns from both ends, the smaller front first (Pohl 1971);
 * neighbours in ascending order. undefined where there is none.
 */
export function meetingPath(graph: Graph, source: number, target: number): number[] | undefined {
  const index = adjacency(graph);
  const forth: Side = { before: new Map([[source, -1]]), edge: [source] };
  const back: Side = { before: new Map([[target, -1]]), edge: [target] };
  while (forth.edge.length > 0 && back.edge.length > 0) {
    const meeting = forth.edge.length <= back.edge.length ? grow(index, forth, back) : grow(index, back, forth);
    if (meeting !== undefined) return [...walk(forth, meeting).reverse(), ...walk(back, meeting).slice(1)];
  }
  return undefined;
}

/** Goes one edge further on one side. Returns the first node that the other side has reached, too. */
function grow({ offsets, neighbours }: Adjacency, side: Side, other: Side): number | undefined {
  for (const u of side.edge.splice(0)) {
    for (let at = offsets[u]!; at < offsets[u + 1]!; at++) {
      const v = neighbours[at]!;
      if (!side.before.has(v)) {
        side.before.set(v, u);
        side.edge.push(v);
      }
      if (other.before.has(v)) return v;
    }
  }
  return undefined;
}

/** From a node back to where the side began, both included. */
function walk({ before }: Side, from: number): number[] {
  const path: number[] = [];
  for (let node = from; node !== -1; node = before.get(node)!) path.push(node);
  return path;
}

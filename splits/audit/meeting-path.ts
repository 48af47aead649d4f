import type { Graph } from "#src/graph/graph";

/** One side of a search: the node before each that it has reached, and the nodes that it reached last. */
interface Side {
  readonly before: Map<number, number>;
  readonly front: number[];
}

/**
 * A path of fewest edges of an undirected graph, searched by turns from both ends (Pohl 1971), the smaller front first,
 * neighbours in the order of the edges. undefined where there is none.
 */
export function meetingPath(graph: Graph, source: number, target: number): number[] | undefined {
  const neighbours = neighboursOf(graph);
  const forth: Side = { before: new Map([[source, -1]]), front: [source] };
  const back: Side = { before: new Map([[target, -1]]), front: [target] };
  while (forth.front.length > 0 && back.front.length > 0) {
    const [side, other] = forth.front.length <= back.front.length ? [forth, back] : [back, forth];
    const meeting = advance(neighbours, side, other);
    if (meeting !== undefined) return [...walk(forth, meeting).reverse(), ...walk(back, meeting).slice(1)];
  }
  return undefined;
}

function neighboursOf({ order, sources, targets }: Graph): number[][] {
  const neighbours: number[][] = Array.from({ length: order }, () => []);
  for (let e = 0; e < sources.length; e++) {
    neighbours[sources[e]!]!.push(targets[e]!);
    neighbours[targets[e]!]!.push(sources[e]!);
  }
  return neighbours;
}

/** Goes one edge further on one side. Returns the first node that the other side has reached, too. */
function advance(neighbours: readonly (readonly number[])[], side: Side, other: Side): number | undefined {
  for (const u of side.front.splice(0)) {
    for (const v of neighbours[u]!) {
      if (!side.before.has(v)) {
        side.before.set(v, u);
        side.front.push(v);
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

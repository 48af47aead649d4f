import { adjacency } from "#src/graph/adjacency";
import { addReturn, type ConflictPairs, conflictPairs, constrain, removeReturns } from "#src/graph/conflict-pairs";
import type { GraphLike } from "#src/graph/graph";
import { lrOrientation } from "#src/graph/lr-orientation";
import { undirected } from "#src/graph/undirected";

/**
 * Whether the graph can be drawn in the plane without crossings, directions ignored: the left-right planarity test
 * (de Fraysseix, Ossona de Mendez and Rosenstiehl 2006, as told by Brandes 2009), in linear time.
 */
export function isPlanar(input: GraphLike): boolean {
  const around = adjacency(undirected(input));
  const { order, sources } = around.graph;
  if (order > 2 && sources.length > 3 * order - 6) return false;
  const pairs = conflictPairs(lrOrientation(around));
  const { offsets, outgoing, roots } = pairs.orientation;
  const walk: Walk = { next: offsets.slice(), bottoms: new Int32Array(outgoing.length) };
  return roots.every((root) => consistent(pairs, walk, root));
}

/** How far a search has come: the next edge to take at each node, and the height of the stack at each edge taken. */
interface Walk {
  readonly next: Int32Array;
  readonly bottoms: Int32Array;
}

/** Goes through one component depth first, gathering what its return edges demand of each other. */
function consistent(pairs: ConflictPairs, { next, bottoms }: Walk, root: number): boolean {
  const { parentEdges, tails, heads, offsets, outgoing } = pairs.orientation;
  /** Whether the return edges of `e` agree with those of the edges before it at its tail. */
  const agrees = (e: number) => constrain(pairs, e, bottoms[e]!);
  for (let u = root; ; ) {
    const e = next[u]! < offsets[u + 1]! ? outgoing[next[u]!++]! : -1;
    if (e === -1) {
      const back = parentEdges[u]!;
      if (back === -1) return true;
      u = tails[back]!;
      removeReturns(pairs, u);
      if (!agrees(back)) return false;
    } else {
      bottoms[e] = pairs.stack.length;
      if (parentEdges[heads[e]!] === e) u = heads[e]!;
      else {
        addReturn(pairs, e);
        if (!agrees(e)) return false;
      }
    }
  }
}

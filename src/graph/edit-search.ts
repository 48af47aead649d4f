import { type EditSide, editSide, leastChanges, mismatches, place, release } from "#src/graph/edit-side";
import type { Graph } from "#src/graph/graph";
import { nodesByDegree } from "#src/graph/nodes-by-degree";

/** A place for the node at hand: the edges to change so far, and the fewest there can be in the end. */
interface Placement {
  readonly at: number;
  readonly changed: number;
  readonly least: number;
}

/** The placements of one node, the most promising first. */
interface Level {
  readonly placements: readonly Placement[];
  tried: number;
}

/**
 * The fewest edges to change when the nodes of the smaller graph are placed on different nodes of the larger one: by
 * falling degree, depth first, leaving out what can't be better than the best known.
 *
 * @param known a number of changes known to suffice
 * @param budget how many nodes and pairs of nodes may be looked at
 * @returns the best found; `exact` where no better one is left
 */
export function editSearch(
  small: Graph,
  large: Graph,
  known: number,
  budget: number,
): { cost: number; exact: boolean } {
  const [from, to] = [editSide(small), editSide(large)];
  if (leastChanges(from, to) === known) return { cost: known, exact: true };
  const nodes = nodesByTies(from, nodesByDegree(small));
  let left = budget;
  let best = known;
  const levels: Level[] = [];
  const descend = (changed: number) => {
    left -= (large.order - levels.length) * (small.order + large.order);
    levels.push(level(from, to, nodes[levels.length]!, changed));
  };
  descend(0);
  for (let top = levels.at(-1); top && left >= 0; top = levels.at(-1)) {
    if (top.tried > 0) release(to);
    const next = top.placements[top.tried++];
    if (!next || next.least >= best) {
      release(from);
      levels.pop();
      continue;
    }
    place(to, next.at);
    if (levels.length === small.order) best = next.least;
    else descend(next.changed);
  }
  return { cost: best, exact: left >= 0 };
}

/** Places the node, and looks at every place for it. */
function level(from: EditSide, to: EditSide, node: number, changed: number): Level {
  place(from, node);
  const placements: Placement[] = [];
  for (let at = 0; at < to.order; at++) {
    if (!to.free[at]) continue;
    place(to, at);
    const now = changed + mismatches(from, to);
    placements.push({ at, changed: now, least: now + leastChanges(from, to) });
    release(to);
  }
  placements.sort((a, b) => a.least - b.least || a.at - b.at);
  return { placements, tried: 0 };
}

/** The nodes with most edges to earlier ones first, those of most edges where several have as many. */
function nodesByTies(side: EditSide, nodes: Int32Array): number[] {
  const joined = new Int32Array(side.order);
  const left = new Set(nodes);
  const order: number[] = [];
  while (left.size > 0) {
    let next = -1;
    for (const u of left) if (next === -1 || joined[u]! > joined[next]!) next = u;
    left.delete(next);
    order.push(next);
    for (let u = 0; u < side.order; u++) if (side.ties[next * side.order + u]! > 0) joined[u]!++;
  }
  return order;
}

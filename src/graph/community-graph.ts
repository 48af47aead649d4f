import type { Graph } from "#src/graph/graph";
import { type Tournament, tournament } from "#src/graph/tournament";
import { undirected } from "#src/graph/undirected";

/** Communities, each named by the rank of one of its nodes, and what merging two that are joined by an edge is worth. */
export interface CommunityGraph {
  readonly neighbours: number[][];
  /** By entry of `neighbours`, what the merger would add to the modularity. */
  readonly gains: number[][];
  /** Each community's share of all edge ends; where directed, of those where edges start, and of those where they end. */
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** By community, the greatest gain with a neighbour of higher rank, the first of several; -1 where there is none. */
  readonly best: Float64Array;
  /** That neighbour. */
  readonly partners: Int32Array;
  readonly rows: Tournament;
  /** A place for each community in a list at hand; -1 between uses. */
  readonly places: Int32Array;
}

/**
 * Every node alone. The order of operations here and in `merge` is networkx's, to the last bit.
 *
 * @param graph whose directions count if it has any (Leicht and Newman 2008)
 * @param ranks of the nodes
 */
export function communityGraph(graph: Graph, loops: readonly number[], ranks: ArrayLike<number>): CommunityGraph {
  const { order, sources, targets, directed } = graph;
  const perEdge = 1 / (sources.length + loops.length);
  const counted = (...lists: readonly ArrayLike<number>[]) => {
    const shares = new Float64Array(order);
    for (const nodes of lists) for (let i = 0; i < nodes.length; i++) shares[ranks[nodes[i]!]!]!++;
    return shares.map((count) => (directed ? count * perEdge : count * perEdge * 0.5));
  };
  const starts = directed ? counted(sources, loops) : counted(sources, targets, loops, loops);
  const ends = directed ? counted(targets, loops) : starts.slice();
  const best = new Float64Array(order).fill(-1);
  const communities = {
    neighbours: Array.from({ length: order }, (): number[] => []),
    gains: Array.from({ length: order }, (): number[] => []),
    starts,
    ends,
    best,
    partners: new Int32Array(order),
    rows: tournament(best),
    places: new Int32Array(order).fill(-1),
  };
  const pairs = undirected(graph);
  const isDouble = doubles(graph);
  for (let e = 0; e < pairs.sources.length; e++) {
    const [a, b] = [pairs.sources[e]!, pairs.targets[e]!];
    const [u, v] = [ranks[a]!, ranks[b]!];
    const gain = (isDouble(a, b) ? 2 : 1) * perEdge - chance(communities, u, v);
    add(communities, u, v, gain);
    add(communities, v, u, gain);
  }
  for (let u = 0; u < order; u++) choose(communities, u);
  return communities;
}

/** Whether edges run both ways between two nodes. */
function doubles({ order, sources, targets, directed }: Graph): (u: number, v: number) => boolean {
  if (!directed) return () => false;
  const arcs = new Set(Array.from(sources, (u, e) => u * order + targets[e]!));
  return (u, v) => arcs.has(u * order + v) && arcs.has(v * order + u);
}

/** The share of edges that would join two communities by chance. */
function chance({ starts, ends }: Pick<CommunityGraph, "starts" | "ends">, u: number, v: number): number {
  return starts[u]! * ends[v]! + ends[u]! * starts[v]!;
}

function add({ neighbours, gains }: CommunityGraph, u: number, v: number, gain: number): void {
  neighbours[u]!.push(v);
  gains[u]!.push(gain);
}

function remove({ neighbours, gains }: CommunityGraph, u: number, at: number): void {
  const [last, gain] = [neighbours[u]!.pop()!, gains[u]!.pop()!];
  if (at === neighbours[u]!.length) return;
  neighbours[u]![at] = last;
  gains[u]![at] = gain;
}

/** Finds a community's best partner again. */
function choose({ neighbours, gains, best, partners, rows }: CommunityGraph, u: number): void {
  const others = neighbours[u]!;
  const values = gains[u]!;
  best[u] = -1;
  partners[u] = -1;
  for (let i = 0; i < others.length; i++) {
    const v = others[i]!;
    const gain = values[i]!;
    if (v < u || gain < 0 || gain < best[u]! || (gain === best[u] && v > partners[u]!)) continue;
    best[u] = gain;
    partners[u] = v;
  }
  rows.update(u);
}

/** Merges community u into v. Returns how many pairs of neighbours were looked at. */
export function merge(communities: CommunityGraph, u: number, v: number): number {
  const { neighbours, gains, starts, ends } = communities;
  const looked = neighbours[u]!.length;
  unite(communities, u, v);
  neighbours[u] = [];
  gains[u] = [];
  choose(communities, u);
  starts[v]! += starts[u]!;
  starts[u] = 0;
  ends[v]! += ends[u]!;
  ends[u] = 0;
  choose(communities, v);
  return neighbours[v]!.reduce((sum, w, i) => sum + replace(communities, w, u, v, gains[v]![i]!), looked);
}

/** Gives v the neighbours of u. Gains with neighbours of both add up; from others the chance of the new part is taken. */
function unite(communities: CommunityGraph, u: number, v: number): void {
  const { neighbours, gains, places } = communities;
  const [others, values] = [neighbours[v]!, gains[v]!];
  const own = others.length;
  for (let i = 0; i < own; i++) places[others[i]!] = i;
  neighbours[u]!.forEach((w, i) => {
    if (w === v) return;
    const gain = gains[u]![i]!;
    const at = places[w]!;
    if (at === -1) add(communities, v, w, gain - chance(communities, v, w));
    else values[at]! += gain;
    places[w] = -1;
  });
  const at = places[u]!;
  for (let i = 0; i < own; i++) {
    const w = others[i]!;
    if (places[w] === -1) continue;
    places[w] = -1;
    values[i]! -= chance(communities, u, w);
  }
  remove(communities, v, at);
}

/** Puts v in the place of u among the neighbours of w. Returns how many there were. */
function replace(communities: CommunityGraph, w: number, u: number, v: number, gain: number): number {
  const { best, partners, rows } = communities;
  const [others, values] = [communities.neighbours[w]!, communities.gains[w]!];
  const looked = others.length;
  const [from, to] = [others.indexOf(u), others.indexOf(v)];
  const at = to === -1 ? from : to;
  others[at] = v;
  values[at] = gain;
  if (from !== -1 && to !== -1) remove(communities, w, from);
  const leads = v > w && (gain > best[w]! || (gain === best[w] && v < partners[w]!));
  if (leads && gain >= 0) {
    best[w] = gain;
    partners[w] = v;
    rows.update(w);
  } else if (partners[w] === u || partners[w] === v) choose(communities, w);
  return looked;
}

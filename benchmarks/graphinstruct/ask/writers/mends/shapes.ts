import { allowedIn } from "#benchmarks/graphinstruct/ask/writers/mends/allowed";
import type { Mend } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { isWished, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { bipartiteGraph } from "#benchmarks/graphinstruct/graphs/bipartite-graph";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { circulant, cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { triangulation } from "#benchmarks/graphinstruct/graphs/triangulation";
import type { Graph } from "#src/graph/graph";

/** As many edges as are wished for, else as the graph has, within what is possible. */
function sizeOf(own: Graph, wishes: Parameters<typeof wished>[0], least: number, most: number): number {
  return Math.min(most, Math.max(least, wished(wishes, "num_edges") ?? own.sources.length));
}

/** Rebuilt from triangles side by side. */
export const planar: Mend = (own, _, { wishes, rng }) => {
  const n = own.order;
  if (n < 3) return own;
  const size = sizeOf(own, wishes, n - 1, 3 * n - 6);
  const made = thin(rng, triangulation(rng, n), size, wished(wishes, "min_degree") ?? 1);
  return own.directed ? orientAtRandom(rng, made) : made;
};

/** Rebuilt with two sides: as they are told, else halves. */
export const bipartiteSides: Mend = (own, { value }, { wishes, rng }) => {
  const [left, right] = value.split(",").map(Number);
  if (!left || !right) return own;
  const made = bipartiteGraph(rng, left, right, sizeOf(own, wishes, left + right - 1, left * right));
  return own.directed ? orientAtRandom(rng, made) : made;
};

export const bipartite: Mend = (own, wish, site) => {
  const half = own.order >> 1;
  return bipartiteSides(own, { ...wish, value: `${half},${own.order - half}` }, site);
};

/** Rebuilt as a ring with chords that close no short cycle. */
export const girth: Mend = (own, _, { wishes, rng }) => {
  if (own.order < 3) return own;
  const ring = cycle(own.order);
  return enlarge(rng, ring, sizeOf(own, wishes, own.order, own.order + 2), allowedIn(ring, wishes));
};

/** Rebuilt as a ring in which nodes are tied to the nearest ones, and random edges. */
export const connectivity: Mend = (own, { value }, { wishes, rng }) => {
  const n = own.order;
  const k = Number(value);
  const even = (k * n) % 2 === 0 ? k : k + 1;
  if (k < 2 || even >= n) return own;
  const ring = circulant(n, even);
  return enlarge(rng, ring, sizeOf(own, wishes, ring.sources.length, (n * (n - 1)) / 2), allowedIn(ring, wishes));
};

/** Rebuilt as a ring with chords, few enough at each node that so many colours do. */
export const chromaticNumber: Mend = (own, { value }, { wishes, rng }) => {
  if (own.order < 3) return own;
  const most = Number(value) - 1;
  const size = sizeOf(own, wishes, own.order, (own.order * most) / 2);
  return isWished(wishes, "bipartite") || most < 2
    ? bipartite(own, { key: "bipartite", operator: "=", value: "true" }, { wishes, rng })
    : enlarge(rng, cycle(own.order), size, (u, v, { degrees }) => degrees[u]! < most && degrees[v]! < most);
};

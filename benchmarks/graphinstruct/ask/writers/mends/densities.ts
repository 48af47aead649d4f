import type { Mend, Site } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { prune } from "#benchmarks/graphinstruct/ask/writers/mends/prune";
import { wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { edgesOf, pairs, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { without } from "#benchmarks/graphinstruct/graphs/without";
import { adjacency } from "#src/graph/adjacency";
import { components } from "#src/graph/components";
import type { Edge, Graph } from "#src/graph/graph";
import { localClustering } from "#src/graph/local-clustering";
import { undirected } from "#src/graph/undirected";

/** Edges that fit under a density. */
function room({ order, directed }: Graph, density: number): number {
  return Math.floor(density * order * (order - 1) * (directed ? 1 : 0.5));
}

export const density: Mend = (own, { value }, { wishes, rng }) => prune(rng, own, room(own, Number(value)), wishes);

/** Neighbours of a node are tied to each other; edges that are in no triangle go where the density is limited. */
export const clustering: Mend = (own, { value }, { wishes, rng }) => {
  let made = undirected(own);
  const most = room(made, wished(wishes, "density") ?? 1);
  for (let tries = 0; tries < 4 * own.order && mean(localClustering(made)) < Number(value); tries++) {
    made = closed(made, rng);
    if (made.sources.length > most) made = opened(made, rng);
  }
  return own.directed ? orientAtRandom(rng, made) : made;
};

function mean(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One edge more, between two neighbours of a node. */
function closed(own: Graph, rng: Site["rng"]): Graph {
  const { offsets, neighbours } = adjacency(own);
  const made = pairsOf(own);
  for (const node of rng.shuffle(Array.from({ length: own.order }, (_, node) => node))) {
    const [first, ...others] = rng.shuffle(neighbours.slice(offsets[node], offsets[node + 1]));
    if (others.some((other) => made.add(first!, other))) break;
  }
  return made.graph();
}

/** One edge less: one that is in no triangle, and that is no only way. */
function opened(own: Graph, rng: Site["rng"]): Graph {
  const { offsets, neighbours } = adjacency(own);
  const around = (node: number) => neighbours.subarray(offsets[node], offsets[node + 1]);
  const isOpen = ([u, v]: Edge) => !around(u).some((w) => around(v).includes(w));
  const { count } = components(own);
  for (const [u, v] of rng.shuffle(edgesOf(own)).filter(isOpen)) {
    const less = without(own, ([a, b]) => a === u && b === v);
    if (components(less).count === count) return less;
  }
  return own;
}

/** Rebuilt as groups with most edges inside; a node of each is tied to the first group. */
export const modularity: Mend = (own, _, { wishes, rng }) => {
  const n = own.order;
  const groups = Math.max(2, Math.round(Math.sqrt(n) / 1.3));
  const size = Math.min(own.sources.length, room(own, wished(wishes, "density") ?? 1));
  const group = (node: number) => Math.floor((node * groups) / n);
  const made = pairs(n);
  for (let node = 1, first = 0; node < n; node++) {
    if (group(node) === group(node - 1)) made.add(rng.int(first, node - 1), node);
    else {
      first = node;
      made.add(0, node);
    }
  }
  const grown = enlarge(rng, made.graph(), size, (u, v) => group(u) === group(v));
  return own.directed ? orientAtRandom(rng, grown) : grown;
};

import { allowedIn } from "#benchmarks/graphinstruct/ask/writers/mends/allowed";
import { numEdges } from "#benchmarks/graphinstruct/ask/writers/mends/counts";
import type { Mend } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { isWished, typeWished, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { edgesOf, pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import { regularBipartite } from "#benchmarks/graphinstruct/graphs/regular-bipartite";
import { regularGraph } from "#benchmarks/graphinstruct/graphs/regular-graph";
import { components } from "#src/graph/components";
import { degreesOf } from "#src/graph/degrees-of";
import { type Edge, graph } from "#src/graph/graph";

/** Rebuilt as a regular graph, of two sides where that is wished; left alone where no such graph exists. */
export const degree: Mend = (own, { value }, { wishes, rng }) => {
  const [k, n] = [Number(value), own.order];
  if (!(k >= 2 && k < n) || (k * n) % 2 !== 0) return own;
  if (!isWished(wishes, "bipartite")) return regularGraph(rng, n, k);
  return n % 2 === 0 && k <= n / 2 ? regularBipartite(rng, n / 2, k) : own;
};

/** Nodes with too few neighbours get more; the number of edges that is wished for is kept. */
export const minDegree: Mend = (own, { value }, site) => {
  const [least, { rng, wishes }] = [Number(value), site];
  const made = pairsOf(own);
  const allowed = allowedIn(own, wishes);
  for (let node = 0; node < own.order; node++) {
    const others = rng.shuffle(Array.from({ length: own.order }, (_, other) => other));
    const poorest = others.sort((a, b) => made.degrees[a]! - made.degrees[b]!);
    for (const other of poorest) {
      if (made.degrees[node]! >= least) break;
      if (allowed(node, other, made)) made.add(node, other);
    }
  }
  const size = wishes.get("num_edges");
  return size === undefined ? made.graph() : numEdges(made.graph(), size, site);
};

/** Nodes with too many neighbours lose some, and the edges go elsewhere; trees and forests are grown anew. */
export const maxDegree: Mend = (own, { value }, { wishes, rng }) => {
  const most = Number(value);
  if (isTreeLike(wishes) && most >= 2) {
    const trees = isWished(wishes, "connected") ? 1 : (wished(wishes, "num_components") ?? components(own).count);
    return randomForest(rng, own.order, Math.max(1, Math.min(trees, own.order)), most);
  }
  const degrees = degreesOf(own);
  const kept: Edge[] = [];
  for (const [u, v] of rng.shuffle(edgesOf(own))) {
    const over = degrees[u]! > most || degrees[v]! > most;
    if (!over) kept.push([u, v]);
    else for (const end of [u, v]) degrees[end]!--;
  }
  const less = graph(own.order, kept, own.directed);
  return enlarge(rng, less, own.sources.length, allowedIn(less, wishes));
};

function isTreeLike(wishes: Parameters<typeof isWished>[0]): boolean {
  const type = typeWished(wishes) ?? "";
  const isDirected = isWished(wishes, "directed");
  return ["tree", "forest"].includes(type) || (isWished(wishes, "acyclic") && !isDirected && type !== "dag");
}

import type { Mend } from "#benchmarks/graphinstruct/ask/writers/mends/mend";
import { isWished, typeWished, wished } from "#benchmarks/graphinstruct/ask/writers/wish";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { type Edge, graph } from "#src/graph/graph";
import { undirected } from "#src/graph/undirected";

export const directed: Mend = (own, { value }, { wishes, rng }) => {
  if (value !== "true") return undirected(own);
  if (own.directed) return own;
  if (isWished(wishes, "acyclic") || typeWished(wishes) === "dag") return orientAtRandom(rng, own);
  return graph(own.order, edgesOf(own), true);
};

/** A directed graph gets its edges turned along an order; another keeps those that close no cycle. */
export const acyclic: Mend = (own, _, { rng }) => {
  if (own.directed) return orientAtRandom(rng, undirected(own));
  const root = Int32Array.from({ length: own.order }, (_, node) => node);
  const find = (node: number) => {
    let at = node;
    while (root[at] !== at) at = root[at]!;
    return at;
  };
  const kept = edgesOf(own).filter(([u, v]) => {
    const [a, b] = [find(u), find(v)];
    root[a] = b;
    return a !== b;
  });
  return graph(own.order, kept);
};

/** All nodes in one directed ring, and as many of the other edges as the number that is wished for leaves. */
export const stronglyConnected: Mend = (own, _, { wishes, rng }) => {
  const { order } = own;
  if (order < 3) return own;
  const nodes = rng.shuffle(Array.from({ length: order }, (_, node) => node));
  const ring = nodes.map((node, i): Edge => [node, nodes[(i + 1) % order]!]);
  const taken = new Set(ring.map(([u, v]) => u * order + v));
  const others = edgesOf(own).filter(([u, v]) => !taken.has(u * order + v));
  const size = Math.max(order, wished(wishes, "num_edges") ?? own.sources.length);
  return graph(order, [...ring, ...others.slice(0, size - order)], true);
};

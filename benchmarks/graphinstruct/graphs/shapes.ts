import { type Edge, type Graph, graph } from "#src/graph/graph";

const count = (length: number) => Array.from({ length }, (_, i) => i);

/** 0–1–2–…; directed: each node points to the next. */
export function path(order: number, directed = false): Graph {
  const edges = count(Math.max(0, order - 1)).map((u): Edge => [u, u + 1]);
  return graph(order, edges, directed);
}

/** A ring of three nodes or more; directed: all edges one way round. */
export function cycle(order: number, directed = false): Graph {
  return graph(
    order,
    count(order).map((u): Edge => [u, (u + 1) % order]),
    directed,
  );
}

/** Node 0 joined to all others; directed: from node 0 outwards. */
export function star(order: number, directed = false): Graph {
  const edges = count(order - 1).map((leaf): Edge => [0, leaf + 1]);
  return graph(order, edges, directed);
}

export function complete(order: number): Graph {
  return graph(
    order,
    count(order).flatMap((u) => count(u).map((v): Edge => [v, u])),
  );
}

/** The first `left` nodes joined to each of the `right` others. */
export function completeBipartite(left: number, right: number): Graph {
  return graph(
    left + right,
    count(left).flatMap((u) => count(right).map((v): Edge => [u, left + v])),
  );
}

/** A ring whose nodes are all joined to one hub; four nodes or more. */
export function wheel(order: number): Graph {
  const rim = order - 1;
  const edges = count(rim).flatMap((u): Edge[] => [
    [0, u + 1],
    [u + 1, ((u + 1) % rim) + 1],
  ]);
  return graph(order, edges);
}

/** A ring whose nodes are joined to the nearest ones, `degree` each; an odd degree takes an even number of nodes. */
export function circulant(order: number, degree: number): Graph {
  const near = count(order).flatMap((u) => count(degree >> 1).map((step): Edge => [u, (u + step + 1) % order]));
  const across = degree % 2 === 0 ? [] : count(order / 2).map((u): Edge => [u, u + order / 2]);
  return graph(order, [...near, ...across]);
}

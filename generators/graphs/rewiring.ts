import { components } from "#src/graph/components";
import { type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** An undirected graph whose edges are being moved, with its triangles counted along the way. */
export interface Rewiring {
  readonly order: number;
  readonly edges: [number, number][];
  /** 1 at u * order + v where u and v are joined. */
  readonly joined: Uint8Array;
  readonly degrees: Int32Array;
  /** The component of each node at the start; edges only move within one, so none are ever merged. */
  readonly component: Int32Array;
  triangles: number;
}

/** An undirected graph, ready for moves. */
export function rewiring(start: Graph): Rewiring {
  const { order } = start;
  const component = components(start).of;
  const state: Rewiring = {
    order,
    edges: [],
    joined: new Uint8Array(order * order),
    degrees: new Int32Array(order),
    component,
    triangles: 0,
  };
  for (const [e, u] of start.sources.entries()) {
    const v = start.targets[e]!;
    state.edges.push([u, v]);
    set(state, u, v, 1);
  }
  return state;
}

/** The graph as the moves have left it. */
export function rewired({ order, edges }: Rewiring): Graph {
  return graph(order, edges);
}

/** Three times the triangles over the connected triples; 0 where there are none. */
export function closure({ degrees, triangles }: Rewiring): number {
  let triples = 0;
  for (const degree of degrees) triples += (degree * (degree - 1)) / 2;
  return triples === 0 ? 0 : (3 * triangles) / triples;
}

/** A change of edges; where the edges drawn do not allow it nothing happens and undefined comes back, else how to undo it. */
export type Move = (state: Rewiring, rng: Rng) => (() => void) | undefined;

/** Two edges a–b and c–d become a–c and b–d, which leaves every degree as it was. */
export const exchange: Move = (state, rng) => {
  const e = rng.int(0, state.edges.length - 1);
  const f = rng.int(0, state.edges.length - 1);
  const [a, b] = state.edges[e]!;
  const [x, y] = state.edges[f]!;
  const [c, d] = rng.next() < 0.5 ? [x, y] : [y, x];
  if (!free(state, a, c) || !free(state, b, d)) return undefined;
  replace(state, e, a, c);
  replace(state, f, b, d);
  return () => {
    replace(state, f, c, d);
    replace(state, e, a, b);
  };
};

/** An edge moves to two random nodes. */
export const relocate: Move = (state, rng) => {
  const e = rng.int(0, state.edges.length - 1);
  const [a, b] = state.edges[e]!;
  const u = rng.int(0, state.order - 1);
  const v = rng.int(0, state.order - 1);
  if (!free(state, u, v)) return undefined;
  replace(state, e, u, v);
  return () => replace(state, e, a, b);
};

function free({ order, joined, component }: Rewiring, u: number, v: number): boolean {
  return u !== v && joined[u * order + v] === 0 && component[u] === component[v];
}

function replace(state: Rewiring, e: number, u: number, v: number): void {
  const [a, b] = state.edges[e]!;
  set(state, a, b, 0);
  set(state, u, v, 1);
  state.edges[e] = [u, v];
}

function set(state: Rewiring, u: number, v: number, on: 0 | 1): void {
  const { order, joined, degrees } = state;
  const sign = 2 * on - 1;
  joined[u * order + v] = on;
  joined[v * order + u] = on;
  degrees[u]! += sign;
  degrees[v]! += sign;
  let common = 0;
  for (let w = 0; w < order; w++) common += joined[u * order + w]! & joined[v * order + w]!;
  state.triangles += sign * common;
}

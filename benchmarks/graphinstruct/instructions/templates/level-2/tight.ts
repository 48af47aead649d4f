import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { regularGraph } from "#benchmarks/graphinstruct/graphs/regular-graph";
import { circulant, cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import { regularShape } from "#benchmarks/graphinstruct/instructions/templates/regular-shape";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import { distance } from "#src/graph/distance";
import type { Rng } from "#src/rng";

/** Regular graphs, graphs without short cycles, and graphs that don't come apart. */
export const tight = {
  "connected-regular": worded("find", connectedRegular),
  "regular-diameter": worded("build", regularDiameter),
  girth: worded("wanted", girth),
  "edge-connected": worded("write", edgeConnected),
  "node-connected": worded("give", nodeConnected, ["small", "medium"]),
  "few-colours": worded("list", fewColours),
} as const satisfies Record<string, Template>;

function connectedRegular(rng: Rng, orders: Band): Plan {
  const { order, degree } = regularShape(rng, orders);
  return {
    exact: [`degree=${degree}`, `num_nodes=${order}`, "connected=true", "directed=false"],
    draw: (rng) => regularGraph(rng, order, degree),
  };
}

function regularDiameter(rng: Rng, orders: Band): Plan {
  const { order, degree } = regularShape(rng, orders);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${(order * degree) / 2}`, `degree=${degree}`, "connected=true"],
    bounds: ["diameter"],
    draw: (rng) => regularGraph(rng, order, degree),
  };
}

/** A ring with chords between nodes that are far enough from each other. */
function girth(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 8);
  const least = rng.int(4, order < 14 ? 4 : 6);
  return {
    exact: [`num_nodes=${order}`, "connected=true", "min_degree>=2", `girth>=${least}`],
    bounds: ["diameter"],
    draw: (rng) =>
      enlarge(rng, cycle(order), order + Math.ceil(order / 6), (u, v, so) => distance(so.graph(), u, v)! >= least - 1),
  };
}

function edgeConnected(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  const size = rng.int(order + 1, Math.floor(1.5 * order));
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "directed=false", "edge_connectivity>=2"],
    bounds: ["maxDegree"],
    draw: (rng) => enlarge(rng, cycle(order), size),
  };
}

/** In a ring with each node joined to the next two on both sides, four nodes must go before it comes apart. */
function nodeConnected(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 7);
  const size = 2 * order + rng.int(0, order >> 1);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "connected=true", "node_connectivity>=3"],
    bounds: ["diameter"],
    draw: (rng) => enlarge(rng, circulant(order, 4), size),
  };
}

/** With degrees of 3 at most a greedy colouring takes four colours at most. */
function fewColours(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 8);
  const size = rng.int(order + 1, Math.floor(1.25 * order));
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "connected=true", "min_degree>=2", "chromatic_number<=4"],
    draw: (rng) => enlarge(rng, cycle(order), size, (u, v, { degrees }) => degrees[u]! < 3 && degrees[v]! < 3),
  };
}

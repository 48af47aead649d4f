import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { bipartiteGraph } from "#benchmarks/graphinstruct/graphs/bipartite-graph";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import { sidesOf } from "#benchmarks/graphinstruct/instructions/templates/sides-of";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Rng } from "#src/rng";

/** Directed types of which there are many graphs. */
export const directed = {
  dag: worded("design", dag),
  "directed-bipartite": worded("list", directedBipartite),
  "strongly-connected": worded("build", stronglyConnected),
} as const satisfies Record<string, Template>;

function dag(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  const size = rng.int(order - 1, Math.min(2 * order, (order * (order - 1)) / 2));
  return {
    exact: ["graph_type=dag", `num_nodes=${order}`, `num_edges=${size}`, "directed=true"],
    draw: (rng) => orientAtRandom(rng, enlarge(rng, randomTree(rng, order), size)),
  };
}

function directedBipartite(rng: Rng, orders: Band): Plan {
  const { left, right, size } = sidesOf(rng, orders);
  return {
    exact: ["graph_type=bipartite", `num_nodes=${left + right}`, `num_edges=${size}`, "directed=true"],
    draw: (rng) => orientAtRandom(rng, bipartiteGraph(rng, left, right, size)),
  };
}

function stronglyConnected(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  const size = rng.int(order, 2 * order);
  return {
    exact: [
      "graph_type=connected",
      `num_nodes=${order}`,
      `num_edges=${size}`,
      "directed=true",
      "strongly_connected=true",
    ],
    draw: (rng) => enlarge(rng, cycle(order, true), size),
  };
}

import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Rng } from "#src/rng";

/** Directed graphs with several demands. */
export const directed = {
  "counted-dag": worded("design", countedDag),
  "strong-degrees": worded("wanted", strongDegrees),
} as const satisfies Record<string, Template>;

function countedDag(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  const size = rng.int(order, 2 * order);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "directed=true", "acyclic=true", "connected=true"],
    bounds: ["maxDegree"],
    draw: (rng) => orientAtRandom(rng, enlarge(rng, randomTree(rng, order), size)),
  };
}

function strongDegrees(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  const size = rng.int(order + 1, 2 * order);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "directed=true", "strongly_connected=true"],
    bounds: ["maxDegree", "diameter"],
    draw: (rng) => enlarge(rng, cycle(order, true), size),
  };
}

import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Rng } from "#src/rng";

/** Graphs of which only the number of nodes, that of edges and the direction are asked: can a model keep to the format? */
export const level0 = {
  "order-only": worded("write", (rng, orders) => any(rng, orders, {})),
  "order-and-size": worded("build", (rng, orders) => any(rng, orders, { counted: true })),
  "undirected-order": worded("give", (rng, orders) => any(rng, orders, { directed: false })),
  "undirected-size": worded("wanted", (rng, orders) => any(rng, orders, { directed: false, counted: true })),
  "directed-order": worded("list", (rng, orders) => any(rng, orders, { directed: true })),
  "directed-size": worded("design", (rng, orders) => any(rng, orders, { directed: true, counted: true })),
} as const satisfies Record<string, Template>;

interface Told {
  /** Whether the number of edges is. */
  readonly counted?: boolean;
  /** undefined: not told. */
  readonly directed?: boolean;
}

function any(rng: Rng, orders: Band, { counted = false, directed }: Told): Plan {
  const order = orderIn(rng, orders);
  const size = rng.int(order - 1, Math.min(2 * order, (order * (order - 1)) / 2));
  return {
    exact: [
      `num_nodes=${order}`,
      ...(counted ? [`num_edges=${size}`] : []),
      ...(directed === undefined ? [] : [`directed=${directed}`]),
    ],
    draw: (rng) => enlarge(rng, pairs(order, directed).graph(), size),
  };
}

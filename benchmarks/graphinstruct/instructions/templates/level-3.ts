import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { type ModelName, models } from "#benchmarks/graphinstruct/instructions/models/index";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Rng } from "#src/rng";

/** Numbers to meet at once: those of two graphs of a random graph model, which the words name or leave out. */
export const level3 = {
  "ba-named": worded("write", like("ba", true)),
  "ba-numbers": worded("list", like("ba", false)),
  "er-named": worded("build", like("er", true)),
  "er-numbers": worded("wanted", like("er", false)),
  "ws-named": worded("wanted", like("ws", true)),
  "ws-numbers": worded("give", like("ws", false)),
  "sbm-named": worded("list", like("sbm", true)),
  "sbm-numbers": worded("build", like("sbm", false)),
} as const satisfies Record<string, Template>;

/** Fewest nodes: communities and clustering say little of fewer. */
const LEAST = 10;

function like(name: ModelName, named: boolean) {
  return (rng: Rng, orders: Band): Plan => {
    const order = orderIn(rng, orders, LEAST);
    const { phrase, fix } = models[name];
    return {
      exact: [`num_nodes=${order}`, "directed=false", "connected=true"],
      bounds: ["density", "modularity", "clustering", "pathLength"],
      noun: "network",
      ...(named && { manner: phrase }),
      draw: fix(rng, order),
    };
  };
}

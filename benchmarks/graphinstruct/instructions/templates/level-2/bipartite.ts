import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { bipartiteGraph } from "#benchmarks/graphinstruct/graphs/bipartite-graph";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { regularBipartite } from "#benchmarks/graphinstruct/graphs/regular-bipartite";
import { sidesOf } from "#benchmarks/graphinstruct/instructions/templates/sides-of";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Rng } from "#src/rng";

/** Graphs of two sides, with more demands. */
export const bipartite = {
  "counted-sides": worded("write", countedSides),
  "bipartite-diameter": worded("find", bipartiteDiameter),
  "bipartite-arcs": worded("give", bipartiteArcs),
  "regular-bipartite": worded("build", regularSides),
} as const satisfies Record<string, Template>;

function countedSides(rng: Rng, orders: Band): Plan {
  const { left, right, size } = sidesOf(rng, orders);
  return {
    exact: [`num_nodes=${left + right}`, `num_edges=${size}`, "connected=true", `bipartite_sides=${left},${right}`],
    bounds: ["maxDegree"],
    draw: (rng) => bipartiteGraph(rng, left, right, size),
  };
}

function bipartiteDiameter(rng: Rng, orders: Band): Plan {
  const { left, right, size } = sidesOf(rng, orders);
  return {
    exact: ["graph_type=bipartite", `num_nodes=${left + right}`, `num_edges=${size}`, "connected=true"],
    bounds: ["diameter"],
    draw: (rng) => bipartiteGraph(rng, left, right, size),
  };
}

function bipartiteArcs(rng: Rng, orders: Band): Plan {
  const { left, right, size } = sidesOf(rng, orders);
  return {
    exact: [
      "graph_type=bipartite",
      `num_nodes=${left + right}`,
      `num_edges=${size}`,
      "directed=true",
      "connected=true",
    ],
    draw: (rng) => orientAtRandom(rng, bipartiteGraph(rng, left, right, size)),
  };
}

function regularSides(rng: Rng, [low, high]: Band): Plan {
  const side = rng.int(Math.max(4, Math.ceil(low / 2)), high >> 1);
  const degree = rng.int(2, Math.min(4, side - 1));
  return {
    exact: [`num_nodes=${2 * side}`, `degree=${degree}`, "bipartite=true", "connected=true"],
    draw: (rng) => regularBipartite(rng, side, degree),
  };
}

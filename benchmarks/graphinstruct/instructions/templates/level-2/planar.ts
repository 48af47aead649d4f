import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { orientAtRandom } from "#benchmarks/graphinstruct/graphs/orient";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { triangulation } from "#benchmarks/graphinstruct/graphs/triangulation";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import { lattice } from "#src/graph/lattice";
import type { Rng } from "#src/rng";

/** Graphs that can be drawn without crossings, with more demands. */
export const planar = {
  "planar-degree": worded("give", planarDegree),
  "planar-diameter": worded("wanted", planarDiameter),
  "planar-arcs": worded("write", planarArcs),
  "planar-biconnected": worded("list", planarBiconnected, ["small", "medium"]),
  "grid-diameter": worded("design", gridDiameter),
} as const satisfies Record<string, Template>;

function planarDegree(rng: Rng, orders: Band): Plan {
  const { order, size } = shapeOf(rng, orders);
  return {
    exact: [`num_nodes=${order}`, "connected=true", "planar=true", "min_degree>=2"],
    bounds: ["density"],
    draw: (rng) => thin(rng, triangulation(rng, order), size, 2),
  };
}

function planarDiameter(rng: Rng, orders: Band): Plan {
  const { order, size } = shapeOf(rng, orders);
  return {
    exact: [`num_nodes=${order}`, "planar=true", "connected=true", "min_degree>=2"],
    bounds: ["diameter", "maxDegree"],
    draw: (rng) => thin(rng, triangulation(rng, order), size, 2),
  };
}

function planarArcs(rng: Rng, orders: Band): Plan {
  const { order, size } = shapeOf(rng, orders);
  return {
    exact: [
      `num_nodes=${order}`,
      `num_edges=${size}`,
      "directed=true",
      "acyclic=true",
      "planar=true",
      "connected=true",
    ],
    draw: (rng) => orientAtRandom(rng, thin(rng, triangulation(rng, order), size)),
  };
}

/** A stacked triangulation stays connected when any two of its nodes are gone. */
function planarBiconnected(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${3 * order - 6}`, "planar=true", "node_connectivity>=3"],
    bounds: ["diameter"],
    draw: (rng) => triangulation(rng, order),
  };
}

function gridDiameter(rng: Rng, [low, high]: Band): Plan {
  const rows = rng.int(2, Math.floor(Math.sqrt(high)));
  const columns = rng.int(Math.max(rows, Math.ceil(low / rows)), Math.floor(high / rows));
  return {
    exact: ["graph_type=grid", `num_nodes=${rows * columns}`, "planar=true", `diameter<=${rows + columns - 2}`],
    draw: () => lattice(rows, columns),
  };
}

function shapeOf(rng: Rng, orders: Band) {
  const order = orderIn(rng, orders, 6);
  return { order, size: rng.int(Math.ceil(1.4 * order), 2 * order) };
}

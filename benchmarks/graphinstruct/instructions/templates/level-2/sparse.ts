import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { cycle } from "#benchmarks/graphinstruct/graphs/shapes";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import { graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Trees, forests and graphs of few edges, with limits to their degrees and distances. */
export const sparse = {
  "slim-tree": worded("build", slimTree),
  "shallow-tree": worded("find", shallowTree),
  "slim-forest": worded("give", slimForest),
  "counted-diameter": worded("write", countedDiameter),
  "dense-diameter": worded("wanted", denseDiameter),
  "counted-degrees": worded("design", countedDegrees),
  components: worded("list", componentsOf),
} as const satisfies Record<string, Template>;

function slimTree(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  const most = rng.int(3, 4);
  return {
    exact: [`num_nodes=${order}`, "connected=true", "acyclic=true", `max_degree<=${most}`],
    draw: (rng) => randomTree(rng, order, most),
  };
}

function shallowTree(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  return {
    exact: [`num_nodes=${order}`, "directed=false", "connected=true", "acyclic=true"],
    bounds: ["diameter", "maxDegree"],
    draw: (rng) => randomTree(rng, order),
  };
}

function slimForest(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 8);
  const trees = rng.int(2, Math.min(6, order >> 2));
  return {
    exact: ["graph_type=forest", `num_nodes=${order}`, `num_components=${trees}`, "max_degree<=3"],
    draw: (rng) => randomForest(rng, order, trees, 3),
  };
}

function countedDiameter(rng: Rng, orders: Band): Plan {
  const { order, size } = counted(rng, orders);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "connected=true"],
    bounds: ["diameter"],
    draw: (rng) => enlarge(rng, randomTree(rng, order), size),
  };
}

function denseDiameter(rng: Rng, orders: Band): Plan {
  const { order, size } = counted(rng, orders);
  return {
    exact: [`num_nodes=${order}`, "directed=false", "connected=true"],
    bounds: ["density", "diameter"],
    draw: (rng) => enlarge(rng, randomTree(rng, order), size),
  };
}

function countedDegrees(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 6);
  const size = rng.int(order, Math.floor(1.5 * order));
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, "connected=true", "min_degree>=2"],
    bounds: ["maxDegree", "diameter"],
    draw: (rng) => enlarge(rng, cycle(order), size),
  };
}

function componentsOf(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders, 10);
  const count = rng.int(2, Math.min(6, Math.floor(order / 5)));
  const size = order - count + rng.int(1, count);
  return {
    exact: [`num_nodes=${order}`, `num_edges=${size}`, `num_components=${count}`],
    bounds: ["maxDegree"],
    draw: (rng) => inParts(rng, order, count, size),
  };
}

/** Trees in a row, the first of about half the nodes, and more edges within that one. */
function inParts(rng: Rng, order: number, count: number, size: number) {
  const rest = Math.floor(order / (2 * count));
  const first = order - rest * (count - 1);
  const edges = edgesOf(randomTree(rng, first));
  for (let part = 0; part < count - 1; part++) {
    const start = first + part * rest;
    for (const [u, v] of edgesOf(randomTree(rng, rest))) edges.push([start + u, start + v]);
  }
  return enlarge(rng, graph(order, edges), size, (u, v) => u < first && v < first);
}

function counted(rng: Rng, orders: Band) {
  const order = orderIn(rng, orders, 6);
  return { order, size: rng.int(order, 2 * order) };
}

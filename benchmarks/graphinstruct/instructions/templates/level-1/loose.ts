import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { bipartiteGraph } from "#benchmarks/graphinstruct/graphs/bipartite-graph";
import { enlarge } from "#benchmarks/graphinstruct/graphs/enlarge";
import { randomForest } from "#benchmarks/graphinstruct/graphs/random-forest";
import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { regularGraph } from "#benchmarks/graphinstruct/graphs/regular-graph";
import { rooted } from "#benchmarks/graphinstruct/graphs/rooted";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { triangulation } from "#benchmarks/graphinstruct/graphs/triangulation";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import { regularShape } from "#benchmarks/graphinstruct/instructions/templates/regular-shape";
import { sidesOf } from "#benchmarks/graphinstruct/instructions/templates/sides-of";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Rng } from "#src/rng";

/** Undirected types of which there are many graphs, and trees directed away from a root. */
export const loose = {
  tree: worded("write", tree),
  arborescence: worded("build", arborescence),
  forest: worded("give", forest),
  bipartite: worded("wanted", bipartite),
  "bipartite-sides": worded("design", bipartiteSides),
  regular: worded("find", regular),
  planar: worded("list", planar),
  connected: worded("write", connected),
  acyclic: worded("wanted", acyclic),
} as const satisfies Record<string, Template>;

function tree(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  return { exact: ["graph_type=tree", `num_nodes=${order}`], draw: (rng) => randomTree(rng, order) };
}

function arborescence(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  return {
    exact: ["graph_type=tree", `num_nodes=${order}`, "directed=true"],
    draw: (rng) => rooted(randomTree(rng, order)),
  };
}

function forest(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  const trees = rng.int(2, Math.max(2, Math.min(6, order >> 2)));
  return {
    exact: ["graph_type=forest", `num_nodes=${order}`, `num_components=${trees}`],
    draw: (rng) => randomForest(rng, order, trees),
  };
}

function bipartite(rng: Rng, orders: Band): Plan {
  const { left, right, size } = sidesOf(rng, orders);
  return {
    exact: ["graph_type=bipartite", `num_nodes=${left + right}`, `num_edges=${size}`],
    draw: (rng) => bipartiteGraph(rng, left, right, size),
  };
}

function bipartiteSides(rng: Rng, orders: Band): Plan {
  const { left, right, size } = sidesOf(rng, orders);
  return {
    exact: ["graph_type=bipartite", `num_nodes=${left + right}`, `bipartite_sides=${left},${right}`, "connected=true"],
    draw: (rng) => bipartiteGraph(rng, left, right, size),
  };
}

function regular(rng: Rng, orders: Band): Plan {
  const { order, degree } = regularShape(rng, orders);
  return {
    exact: ["graph_type=regular", `num_nodes=${order}`, `degree=${degree}`],
    draw: (rng) => regularGraph(rng, order, degree),
  };
}

function planar(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  const size = rng.int(order, 2 * order - 2);
  return {
    exact: ["graph_type=planar", `num_nodes=${order}`, `num_edges=${size}`],
    draw: (rng) => thin(rng, triangulation(rng, order), size),
  };
}

function connected(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  const size = rng.int(order, Math.min(2 * order, (order * (order - 1)) / 2));
  return {
    exact: ["graph_type=connected", `num_nodes=${order}`, `num_edges=${size}`],
    draw: (rng) => enlarge(rng, randomTree(rng, order), size),
  };
}

function acyclic(rng: Rng, orders: Band): Plan {
  const order = orderIn(rng, orders);
  const trees = rng.int(1, Math.min(5, order >> 1));
  return {
    exact: ["graph_type=acyclic", `num_nodes=${order}`, `num_edges=${order - trees}`, "directed=false"],
    draw: (rng) => randomForest(rng, order, trees),
  };
}

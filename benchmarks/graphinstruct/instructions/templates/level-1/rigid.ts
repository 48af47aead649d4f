import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { complete, completeBipartite, cycle, path, star, wheel } from "#benchmarks/graphinstruct/graphs/shapes";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { type Plan, worded } from "#benchmarks/graphinstruct/instructions/templates/worded";
import type { Graph } from "#src/graph/graph";
import { lattice } from "#src/graph/lattice";
import type { Rng } from "#src/rng";

/** Types of which there is one graph of each order, or, with the sides told, one of each pair of sides. */
export const rigid = {
  cycle: worded("build", shape("cycle", cycle)),
  "directed-cycle": worded("find", shape("cycle", cycle, true)),
  path: worded("give", shape("path", path)),
  "directed-path": worded("write", shape("path", path, true)),
  star: worded("design", shape("star", star)),
  complete: worded("wanted", completeOf, ["small", "medium"]),
  wheel: worded("list", shape("wheel", wheel)),
  grid: worded("build", gridOf),
  "complete-bipartite": worded("give", completeBipartiteOf, ["small", "medium"]),
} as const satisfies Record<string, Template>;

/** Most nodes of graphs with all possible edges: 30 have 435. */
const MOST_COMPLETE = 30;

function shape(type: string, draw: (order: number, directed?: boolean) => Graph, directed = false) {
  return (rng: Rng, [low, high]: Band): Plan => {
    const order = orderIn(rng, [low, high]);
    return {
      exact: [`graph_type=${type}`, `num_nodes=${order}`, ...(directed ? ["directed=true"] : [])],
      draw: () => draw(order, directed),
    };
  };
}

/** Undirected, in so many words: a directed one would have two edges for each pair. */
function completeOf(rng: Rng, [low, high]: Band): Plan {
  const order = orderIn(rng, [low, Math.min(high, MOST_COMPLETE)]);
  return {
    exact: ["graph_type=complete", `num_nodes=${order}`, "directed=false"],
    draw: () => complete(order),
  };
}

function gridOf(rng: Rng, [low, high]: Band): Plan {
  const rows = rng.int(2, Math.floor(Math.sqrt(high)));
  const columns = rng.int(Math.max(rows, Math.ceil(low / rows)), Math.floor(high / rows));
  const size = 2 * rows * columns - rows - columns;
  return {
    exact: ["graph_type=grid", `num_nodes=${rows * columns}`, `num_edges=${size}`],
    draw: () => lattice(rows, columns),
  };
}

function completeBipartiteOf(rng: Rng, [low, high]: Band): Plan {
  const order = orderIn(rng, [low, Math.min(high, MOST_COMPLETE)]);
  const left = rng.int(2, order >> 1);
  return {
    exact: ["graph_type=complete_bipartite", `num_nodes=${order}`, `bipartite_sides=${left},${order - left}`],
    draw: () => completeBipartite(left, order - left),
  };
}

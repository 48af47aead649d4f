import { drawNumber, type Numbers } from "#generators/numbers/numbers";
import type { Relation } from "#generators/tasks/task";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** One in so many edges of a skeleton becomes two antiparallel arcs. */
const ANTIPARALLEL = 4;

/**
 * Makes a skeleton into the kind of graph a relation is about: weights for distances; for a precedence every edge points
 * from the earlier to the later node of a random order, so that no cycle arises; for capacities every edge gets a
 * random direction, one in four both (and two capacities).
 */
export function relate(skeleton: Graph, relation: Relation, numbers: Numbers, rng: Rng): Graph {
  const { order, sources, targets } = skeleton;
  if (relation === "link") return skeleton;
  const edges = Array.from(sources, (u, e): Edge => [u, targets[e]!]);
  const weighted = ([u, v]: Edge): Edge => [u, v, drawNumber(numbers, rng)];
  if (relation === "distance") return graph(order, edges.map(weighted));
  if (relation === "precedence") {
    const rank = rng.shuffle(Array(order).keys());
    const forwards = edges.map(([u, v]): Edge => (rank[u]! < rank[v]! ? [u, v] : [v, u]));
    return graph(order, forwards, true);
  }
  const arcs = rng.shuffle(edges).map(([u, v]): Edge => (rng.next() < 0.5 ? [u, v] : [v, u]));
  const back = arcs.slice(0, Math.floor(arcs.length / ANTIPARALLEL)).map(([u, v]): Edge => [v, u]);
  return graph(order, [...arcs, ...back].map(weighted), true);
}

import { drawNumber, type Numbers } from "#generators/numbers/numbers";
import { permutation } from "#generators/permutation";
import type { Relation } from "#generators/tasks/relation";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** One in so many edges of a skeleton becomes two antiparallel arcs. */
const ANTIPARALLEL = 4;

/**
 * Makes a skeleton into the kind of graph a relation is about: weights for distances; for a precedence every edge points
 * from the earlier to the later node of a random order, so that no cycle arises; for capacities every edge gets a
 * random direction, one in four both (and two capacities).
 */
export function relate(skeleton: Graph, relation: Relation, numbers: Numbers, rng: Rng): Graph {
  switch (relation) {
    case "link":
      return skeleton;
    case "distance":
      return weigh(skeleton, numbers, rng);
    case "precedence":
      return orient(skeleton, rng);
    case "capacity":
      return weigh(direct(skeleton, rng), numbers, rng);
  }
}

function weigh(graph: Graph, numbers: Numbers, rng: Rng): Graph {
  const { order, directed, sources, targets } = graph;
  if (sources.length === 0) return graph;
  const weights = new Float64Array(sources.length);
  for (let e = 0; e < weights.length; e++) weights[e] = drawNumber(numbers, rng);
  return Object.freeze({ order, directed, sources, targets, weights });
}

function orient({ order, sources, targets }: Graph, rng: Rng): Graph {
  const rank = permutation(rng, order);
  const from = sources.slice();
  const to = targets.slice();
  for (let e = 0; e < from.length; e++) {
    if (rank[sources[e]!]! < rank[targets[e]!]!) continue;
    from[e] = targets[e]!;
    to[e] = sources[e]!;
  }
  return Object.freeze({ order, directed: true, sources: from, targets: to });
}

function direct({ order, sources, targets }: Graph, rng: Rng): Graph {
  const size = sources.length;
  const mixed = permutation(rng, size);
  const arcs = size + Math.floor(size / ANTIPARALLEL);
  const from = new Int32Array(arcs);
  const to = new Int32Array(arcs);
  // The mixed edges once over, then the first of them again the other way round.
  for (let arc = 0; arc < arcs; arc++) {
    const edge = mixed[arc % size]!;
    const turned = arc < size ? rng.next() < 0.5 : from[arc - size] === sources[edge];
    from[arc] = turned ? targets[edge]! : sources[edge]!;
    to[arc] = turned ? sources[edge]! : targets[edge]!;
  }
  return Object.freeze({ order, directed: true, sources: from, targets: to });
}

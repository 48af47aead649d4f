import type { Budget } from "#src/graph/budget";
import { type ComponentKind, componentKinds } from "#src/graph/component-kinds";
import { components } from "#src/graph/components";
import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";
import { graphPair } from "#src/graph/graph-pair";
import { joined } from "#src/graph/joined";
import { pairPartition } from "#src/graph/pair-partition";
import { refineAll, refiner } from "#src/graph/pair-refinement";
import { pairSearch } from "#src/graph/pair-search";

/**
 * An isomorphism from one graph to the other that keeps directions, weights and node colours: nodes are sorted into
 * cells by what surrounds them (colour refinement), then components are matched one by one, going back where the edges
 * disagree.
 *
 * @param coloursA one colour per node of `a`; undefined: all 0. Likewise `coloursB`
 * @param budget arcs that may be looked at, counted down; below 0 on return where they did not suffice
 * @returns the image of each node of `a`; undefined where there is no isomorphism, or none was found within the budget
 */
export function isomorphism(
  a: GraphLike,
  b: GraphLike,
  coloursA?: ArrayLike<number>,
  coloursB?: ArrayLike<number>,
  budget: Budget = { left: Number.POSITIVE_INFINITY },
): Int32Array | undefined {
  const [from, to] = [asGraph(a), asGraph(b)];
  if (from.order !== to.order || from.directed !== to.directed || from.sources.length !== to.sources.length) {
    return undefined;
  }
  const union = joined(from, to);
  const pair = graphPair(union);
  const palette = colours(from.order, coloursA, coloursB);
  const connected = parts(union);
  if (connected.length === 2) return pairSearch(pair, palette, budget);
  const partition = pairPartition(palette);
  if (!partition || !refineAll(refiner(pair, partition, budget))) return undefined;
  const kinds = componentKinds(pair, partition.cells, connected, budget);
  return kinds && images(from.order, kinds);
}

/** Sends the first graph's components of each kind to the second's; undefined where there are not as many. */
function images(order: number, kinds: readonly ComponentKind[]): Int32Array | undefined {
  if (kinds.some(({ first, second }) => first.length !== second.length)) return undefined;
  const image = new Int32Array(order);
  for (const { first, second } of kinds) {
    first.forEach((nodes, i) => {
      nodes.forEach((u, place) => {
        image[u] = second[i]![place]! - order;
      });
    });
  }
  return image;
}

function colours(order: number, a?: ArrayLike<number>, b?: ArrayLike<number>): Float64Array {
  const both = new Float64Array(2 * order);
  for (let u = 0; u < order; u++) {
    both[u] = a?.[u] ?? 0;
    both[order + u] = b?.[u] ?? 0;
  }
  return both;
}

/** The nodes of each component. */
function parts(graph: Graph): Int32Array[] {
  const { count, of } = components(graph);
  const sizes = new Int32Array(count);
  for (const part of of) sizes[part]!++;
  const nodes = Array.from(sizes, (size) => new Int32Array(size));
  for (let u = graph.order - 1; u >= 0; u--) nodes[of[u]!]![--sizes[of[u]!]!] = u;
  return nodes;
}

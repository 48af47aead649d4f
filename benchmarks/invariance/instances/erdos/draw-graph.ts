import { inParts } from "#generators/graphs/in-parts";
import { families } from "#generators/graphs/index";
import { graph as build, type Edge, type Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

const FAMILIES = ["sparse", "tree", "er", "ba", "small-world", "clusters"] as const;
/** The smallest and the largest graphs of the data set. */
const [SMALLEST, LARGEST] = [4, 34];
/** How many edges of a directed graph run both ways. */
const BOTH_WAYS = [0, 0.2, 1] as const;

/** A graph of 4 to 34 nodes, whole or in two parts, and the family that it is of. */
export function drawGraph(rng: Rng, directed: boolean): { readonly graph: Graph; readonly family: string } {
  const family = rng.pick(FAMILIES);
  const order = rng.int(SMALLEST, LARGEST);
  const parts = rng.next() < 0.5;
  const graph = parts ? inParts(families[family], order, 1, rng) : families[family].draw(rng, order);
  return { graph: directed ? direct(graph, rng) : graph, family };
}

function direct({ order, sources, targets }: Graph, rng: Rng): Graph {
  const share = rng.pick(BOTH_WAYS);
  const edges = [...sources].flatMap((u, e): Edge[] => {
    const ends: Edge[] = [
      [u, targets[e]!],
      [targets[e]!, u],
    ];
    return rng.next() < share ? ends : [rng.pick(ends)];
  });
  return build(order, edges, true);
}

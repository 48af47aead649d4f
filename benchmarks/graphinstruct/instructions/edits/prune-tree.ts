import { scramble } from "#benchmarks/graphinstruct/graphs/scramble";
import { without } from "#benchmarks/graphinstruct/graphs/without";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { degreesOf } from "#src/graph/degrees-of";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The leaves of a tree go, once; what is left has two nodes at least. */
export const pruneTree: EditTask = {
  draw(rng, [low, high]) {
    const base = scramble(rng, longTree(rng, rng.int(Math.max(low, 5), high)));
    const degrees = degreesOf(base);
    const kept = Array.from(degrees.keys()).filter((u) => degrees[u]! > 1);
    const result = without(base, ([u, v]) => degrees[u] === 1 || degrees[v] === 1);
    return {
      task: "Remove every leaf of the given tree, with its edge. Do this once: nodes that become leaves by it stay.",
      base,
      results: [result, result],
      kept,
      explicit: ["graph_type=tree", "connected=true"],
    };
  },
};

/** A path of four nodes with the others hung on at random. */
function longTree(rng: Rng, order: number): Graph {
  const path: Edge[] = [0, 1, 2].map((u) => [u, u + 1]);
  const hung = Array.from({ length: order - 4 }, (_, i): Edge => [rng.int(0, i + 3), i + 4]);
  return graph(order, [...path, ...hung]);
}

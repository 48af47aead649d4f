import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { few } from "#benchmarks/graphinstruct/instructions/edits/few";
import { permutation } from "#generators/permutation";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** Paths of two nodes or more, to be joined to one ring. */
export const makeHamiltonian: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(Math.max(low, 5), high);
    const paths = cutUp(rng, order, few(rng, order));
    const base = graph(
      order,
      paths.flatMap((path) => path.slice(1).map((v, i): Edge => [path[i]!, v])),
    );
    return {
      task: `The given graph is made of separate paths. Add exactly ${edges(paths.length)} so that they form a single cycle through all nodes.`,
      base,
      results: [ring(rng, base, paths), ring(rng, base, paths)],
      explicit: ["graph_type=cycle"],
    };
  },
};

/** The nodes in random order, cut into so many runs of two or more. */
function cutUp(rng: Rng, order: number, count: number): number[][] {
  const nodes = [...permutation(rng, order)];
  const starts = rng.sample(
    Array.from({ length: (order >> 1) - 1 }, (_, i) => 2 * (i + 1)),
    count - 1,
  );
  const bounds = [0, ...starts.sort((a, b) => a - b), order];
  return bounds.slice(1).map((end, i) => nodes.slice(bounds[i], end));
}

function ring(rng: Rng, base: Graph, paths: readonly (readonly number[])[]): Graph {
  const walk = rng.shuffle(paths).map((path) => (rng.next() < 0.5 ? path : path.toReversed()));
  return withEdges(
    base,
    walk.map((path, i): Edge => [path.at(-1)!, walk[(i + 1) % walk.length]![0]!]),
  );
}

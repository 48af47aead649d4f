import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { rooted } from "#benchmarks/graphinstruct/graphs/rooted";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { degreesOf } from "#src/graph/degrees-of";
import type { Edge, Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A tree directed away from its root: each leaf needs a way back, and one edge for each is enough. */
export const makeStrong: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(low, high);
    const base = rooted(randomTree(rng, order));
    const leaves = leavesOf(base);
    return {
      task: "The edges of the given tree lead away from its root, node 0. Add as few edges as possible so that every node can reach every other.",
      base,
      results: [closed(rng, base, leaves), closed(rng, base, leaves)],
      explicit: [`num_edges=${order - 1 + leaves.length}`, "strongly_connected=true"],
    };
  },
};

function leavesOf(tree: Graph): number[] {
  const degrees = degreesOf(tree);
  return Array.from(degrees.keys()).filter((u) => u !== 0 && degrees[u] === 1);
}

/** Each leaf is joined to the root or to a leaf that has a way back to the root. */
function closed(rng: Rng, tree: Graph, leaves: readonly number[]): Graph {
  const back: number[] = [0];
  const added = rng.shuffle(leaves).map((leaf): Edge => {
    const edge = [leaf, rng.pick(back)] as const;
    back.push(leaf);
    return edge;
  });
  return withEdges(tree, added);
}

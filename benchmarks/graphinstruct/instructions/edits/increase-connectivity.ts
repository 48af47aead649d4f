import { randomTree } from "#benchmarks/graphinstruct/graphs/random-tree";
import { withEdges } from "#benchmarks/graphinstruct/graphs/with-edges";
import { edges } from "#benchmarks/graphinstruct/instructions/edits/edges";
import type { EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { adjacency } from "#src/graph/adjacency";
import { degreesOf } from "#src/graph/degrees-of";
import type { Edge, Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A tree with L leaves needs ⌈L / 2⌉ more edges until none is a bridge, and no more (Eswaran and Tarjan 1976). */
export const increaseConnectivity: EditTask = {
  draw(rng, [low, high]) {
    const order = rng.int(Math.max(low, 5), high);
    const base = randomTree(rng, order, 4);
    const count = Math.ceil(degreesOf(base).filter((degree) => degree === 1).length / 2);
    return {
      task: `Every edge of the given tree is a bridge. Add exactly ${edges(count)} so that none is one any more.`,
      base,
      results: [bridgeless(rng, base), bridgeless(rng, base)],
      explicit: [`num_edges=${order - 1 + count}`, "edge_connectivity>=2"],
    };
  },
};

/** Joins each leaf of a tree to the one half of them later, in the order in which a walk in depth comes upon them. */
function bridgeless(rng: Rng, tree: Graph): Graph {
  const leaves = leavesInOrder(rng, tree);
  const half = Math.ceil(leaves.length / 2);
  return withEdges(
    tree,
    leaves.slice(0, half).map((leaf, i): Edge => [leaf, leaves[(i + half) % leaves.length]!]),
  );
}

function leavesInOrder(rng: Rng, tree: Graph): number[] {
  const { offsets, neighbours } = adjacency(tree);
  const around = (u: number) => neighbours.subarray(offsets[u]!, offsets[u + 1]!);
  const inner = Array.from({ length: tree.order }, (_, u) => u).filter((u) => around(u).length > 1);
  const root = rng.pick(inner);
  const stack: [node: number, from: number][] = [[root, root]];
  const leaves: number[] = [];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const [node, from] = top;
    if (around(node).length === 1) leaves.push(node);
    for (const next of rng.shuffle(around(node))) if (next !== from) stack.push([next, node]);
  }
  return leaves;
}

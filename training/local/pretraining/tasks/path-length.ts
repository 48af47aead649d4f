import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";
import type { BaseTask } from "#training/local/pretraining/base-task";
import { reached } from "#training/local/pretraining/entries";

const MOST_EDGES = 3;

/** The running sums along a path that is named, then its length. */
export const pathLength: BaseTask = {
  relation: "distance",
  weight: 1,
  ask({ graph, words, format, rng }) {
    const { path, lengths } = walk(graph, rng);
    const names = path.map(words.label).join(" -> ");
    const steps = path.map((node, i) => reached(node, lengths[i]!, words)).join("; ");
    return {
      question: `How long is the path ${names}? ${format.amount.ask}`,
      answer: `${steps}.\n${format.amount.state(lengths.at(-1)!, words)}`,
    };
  },
};

/** A path without repeated nodes, and how far each of its nodes is from the first. */
function walk(graph: Graph, rng: Rng): { readonly path: readonly number[]; readonly lengths: readonly number[] } {
  const { offsets, neighbours, edges } = adjacency(graph);
  const path = [rng.pick(graph.sources)];
  const lengths = [0];
  for (let left = rng.int(1, MOST_EDGES); left > 0; left--) {
    const node = path.at(-1)!;
    const places = Array.from({ length: offsets[node + 1]! - offsets[node]! }, (_, i) => offsets[node]! + i);
    const open = places.filter((at) => !path.includes(neighbours[at]!));
    if (open.length === 0) break;
    const at = rng.pick(open);
    path.push(neighbours[at]!);
    lengths.push(lengths.at(-1)! + graph.weights![edges[at]!]!);
  }
  return { path, lengths };
}

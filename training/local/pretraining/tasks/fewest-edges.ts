import type { Wording } from "#generators/tasks/task";
import { breadthFirst } from "#src/graph/breadth-first";
import { edgeBetween } from "#src/graph/edge-between";
import type { Graph } from "#src/graph/graph";
import { type PathTree, pathTo } from "#src/graph/path-tree";
import type { BaseTask } from "#training/local/pretraining/base-task";
import { expanded, reached } from "#training/local/pretraining/entries";
import { reachablePair } from "#training/local/pretraining/picks";

/**
 * The path of fewest edges, by breadth-first search in the form in which Dijkstra's algorithm is written for models to
 * learn: the same steps but for which node comes next.
 */
export const fewestEdges: BaseTask = {
  relation: "distance",
  weight: 3,
  ask({ graph, words, format, rng }) {
    const [source, target] = reachablePair(graph, rng);
    const tree = breadthFirst(graph, source);
    const path = pathTo(tree, target)!;
    const lengths = treeLengths(graph, tree);
    const route = { path, length: lengths[target]! };
    const [from, to] = [words.node(source), words.node(target)];
    return {
      question: `Which path from ${from} to ${to} has the least total hops, and how long is it? ${format.route.ask}`,
      answer: `${search(graph, tree, lengths, target, words)} via ${path.toReversed().slice(1).map(words.label).join(" ")}.\n${format.route.state(route, words)}`,
    };
  },
};

/** How far each reached node is along the tree's edges. */
function treeLengths(graph: Graph, { settled, parents }: PathTree): Float64Array {
  const lengths = new Float64Array(graph.order);
  for (const node of settled.slice(1)) {
    const parent = parents[node]!;
    lengths[node] = lengths[parent]! + graph.weights![edgeBetween(graph, parent, node)!]!;
  }
  return lengths;
}

function search(graph: Graph, { settled }: PathTree, lengths: Float64Array, target: number, words: Wording): string {
  const entries: string[] = [];
  const done = new Set<number>();
  for (const node of settled.slice(0, settled.indexOf(target))) {
    done.add(node);
    entries.push(expanded(graph, node, lengths[node]!, words, done));
  }
  return [...entries, reached(target, lengths[target]!, words)].join("; ");
}

import { joined } from "#benchmarks/graphinstruct/graphs/joined";
import { edgesOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { thin } from "#benchmarks/graphinstruct/graphs/thin";
import { bipartition } from "#src/graph/bipartition";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { isAcyclic } from "#src/graph/is-acyclic";
import { isPlanar } from "#src/graph/is-planar";
import type { Rng } from "#src/rng";

/** Something to do to a given graph, and the words that ask for it; `count` is the number in them. */
interface Operation {
  readonly words: RegExp;
  apply(base: Graph, rng: Rng, count: number): Graph;
}

const operations: readonly Operation[] = [
  { words: /in several pieces|make (?:it|the graph) connected/i, apply: (base, rng) => joined(rng, base) },
  { words: /spanning tree/i, apply: (base, rng) => thin(rng, base, base.order - 1) },
  {
    words: /remove exactly (\d+) edges? .*falls into/i,
    apply: (base, rng, count) => graph(base.order, rng.shuffle(edgesOf(base)).slice(count), base.directed),
  },
  {
    words: /remove exactly (\d+) edges?/i,
    apply: (base, rng, count) => thin(rng, base, base.sources.length - count),
  },
  { words: /reverse as few edges/i, apply: (base, rng) => kept(base, rng, isAcyclic, ([u, v]) => [[v, u]]) },
  { words: /directed cycles/i, apply: (base, rng) => kept(base, rng, isAcyclic, () => []) },
  { words: /two sides/i, apply: (base, rng) => kept(base, rng, isTwoSided, () => []) },
  { words: /without crossings/i, apply: (base, rng) => kept(base, rng, isPlanar, () => []) },
];

/** The given graph as words ask to change it; undefined where they are not understood. */
export function operated(task: string, base: Graph, rng: Rng): Graph | undefined {
  for (const { words, apply } of operations) {
    const match = words.exec(task);
    if (match) return apply(base, rng, Number(match[1]));
  }
  return undefined;
}

const isTwoSided = (made: Graph) => bipartition(made) !== undefined;

/** The edges with which a graph stays as it should be; each of the others is replaced. */
function kept(base: Graph, rng: Rng, test: (made: Graph) => boolean, replace: (edge: Edge) => readonly Edge[]): Graph {
  const edges: Edge[] = [];
  for (const edge of rng.shuffle(edgesOf(base))) {
    const isFine = test(graph(base.order, [...edges, edge], base.directed));
    edges.push(...(isFine ? [edge] : replace(edge)));
  }
  return graph(base.order, edges, base.directed);
}

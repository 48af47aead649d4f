import { type Edge, type Graph, graph } from "#src/graph/graph";
import { type Rng, stream } from "#src/rng";

/** All pairs of nodes: ordered where directed. */
export function pairs(order: number, directed: boolean): [number, number][] {
  const nodes = [...Array(order).keys()];
  return nodes.flatMap((u) => nodes.filter((v) => (directed ? u !== v : u < v)).map((v): [number, number] => [u, v]));
}

/** Every graph of this order, one per set of edges. */
export function allGraphs(order: number, directed: boolean): Graph[] {
  const every = pairs(order, directed);
  return Array.from({ length: 2 ** every.length }, (_, set) =>
    graph(
      order,
      every.filter((_pair, i) => (set >> i) & 1),
      directed,
    ),
  );
}

export interface Sort {
  readonly directed: boolean;
  /** Weights are 1 … heaviest; 0 means unweighted. */
  readonly heaviest: number;
}

/** A random graph whose edges are stored in random order and, undirected, either way round. */
export function randomGraph(rng: Rng, order: number, density: number, { directed, heaviest }: Sort): Graph {
  const edges = pairs(order, directed)
    .filter(() => rng.next() < density)
    .map(([u, v]): Edge => {
      const [a, b] = directed || rng.next() < 0.5 ? [u, v] : [v, u];
      return heaviest > 0 ? [a, b, rng.int(1, heaviest)] : [a, b];
    });
  return graph(order, rng.shuffle(edges), directed);
}

/** Random graphs of 1 … `largest` nodes, sparse to dense. */
export function sample(name: string, count: number, largest: number, sort: Sort): { graph: Graph; rng: Rng }[] {
  return Array.from({ length: count }, (_, i) => {
    const rng = stream(5, name, i);
    return { graph: randomGraph(rng, rng.int(1, largest), rng.pick([0.1, 0.25, 0.5, 0.8]), sort), rng };
  });
}

export function edgesOf({ sources, targets, weights }: Graph): Edge[] {
  return Array.from(sources, (u, e): Edge => (weights ? [u, targets[e]!, weights[e]!] : [u, targets[e]!]));
}

/** The same graph with node u called image[u], and its edges stored in another order. */
export function relabelled(input: Graph, image: ArrayLike<number>, rng: Rng): Graph {
  const edges = edgesOf(input).map(([u, v, ...weight]): Edge => [image[u]!, image[v]!, ...weight] as Edge);
  return graph(input.order, rng.shuffle(edges), input.directed);
}

export function permutations(order: number): number[][] {
  if (order === 0) return [[]];
  return permutations(order - 1).flatMap((rest) =>
    Array.from({ length: order }, (_, at) => rest.toSpliced(at, 0, order - 1)),
  );
}

/** All paths without repeated nodes, by depth-first search. */
export function simplePaths(input: Graph, from: number, to: number): number[][] {
  const found: number[][] = [];
  const next = (u: number) =>
    edgesOf(input).flatMap(([a, b]) => (a === u ? [b] : b === u && !input.directed ? [a] : []));
  const walk = (path: number[]) => {
    const u = path.at(-1)!;
    if (u === to) found.push(path);
    else for (const v of next(u)) if (!path.includes(v)) walk([...path, v]);
  };
  walk([from]);
  return found;
}

/** The summed weight of a path's edges (1 where there is none); throws where an edge is missing. */
export function lengthOf(input: Graph, path: readonly number[]): number {
  const hops = path.slice(1).map((v, i) => {
    const edge = edgesOf(input).find(
      ([a, b]) => (a === path[i] && b === v) || (!input.directed && b === path[i] && a === v),
    );
    if (!edge) throw new Error(`no edge from ${path[i]} to ${v}`);
    return edge[2] ?? 1;
  });
  return hops.reduce((sum, weight) => sum + weight, 0);
}

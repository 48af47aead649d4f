import { pythonSetOrder } from "#benchmarks/invariance/instances/graphqa/python-set-order";
import { type PythonRandom, pythonRandom } from "#src/python-random";

/** A drawn edge; loops and repeats are taken out later. */
type Pair = readonly [number, number];

interface Family {
  /** How likely it is drawn, against the others. */
  readonly weight: number;
  /**
   * @param outer the stream of the whole data set, for parameters
   * @param seed of the family's own stream
   */
  edges(order: number, seed: number, outer: PythonRandom): Pair[];
}

const pairsOf = (nodes: readonly number[]): Pair[] =>
  nodes.flatMap((u, i) => nodes.slice(i + 1).map((v): Pair => [u, v]));
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

/** The families of GraphQA (Fatemi et al. 2024, appendix A.4), drawn as networkx 3 draws them from CPython's numbers. */
export const families = {
  er: {
    weight: 500,
    edges(order, seed, outer) {
      const p = outer.random();
      const rng = pythonRandom(seed);
      return pairsOf(range(0, order)).filter(() => rng.random() < p);
    },
  },
  ba: {
    weight: 500,
    edges(order, seed, outer) {
      const each = 1 + outer.below(Math.min(4, order - 1));
      return preferential(order, each, pythonRandom(seed));
    },
  },
  sfn: { weight: 500, edges: (order, seed) => scaleFree(order, pythonRandom(seed)) },
  sbm: {
    weight: 500,
    edges(order, seed, outer) {
      const blocks = 2 + outer.below(Math.min(10, order) - 1);
      return blockModel(order, blocks, pythonRandom(seed));
    },
  },
  star: { weight: 100, edges: (order) => range(1, order).map((leaf) => [0, leaf]) },
  path: { weight: 100, edges: (order) => range(1, order).map((node) => [node - 1, node]) },
  complete: { weight: 100, edges: (order) => pairsOf(range(0, order)) },
} as const satisfies Record<string, Family>;

/** Barabási and Albert 1999: from a star on, each new node brings edges to nodes drawn by their degree. */
function preferential(order: number, each: number, rng: PythonRandom): Pair[] {
  const edges = range(1, each + 1).map((leaf): Pair => [0, leaf]);
  const ends = [...new Array<number>(each).fill(0), ...range(1, each + 1)];
  for (let source = each + 1; source < order; source++) {
    const drawn: number[] = [];
    while (new Set(drawn).size < each) drawn.push(rng.pick(ends));
    const targets = pythonSetOrder(drawn);
    edges.push(...targets.map((target): Pair => [source, target]));
    ends.push(...targets, ...new Array<number>(each).fill(source));
  }
  return edges;
}

/** Bollobás et al. 2003, with the parameters that networkx takes by default. */
function scaleFree(order: number, rng: PythonRandom): Pair[] {
  const [NEW_SOURCE, NEITHER, DELTA_IN] = [0.41, 0.54, 0.2];
  const edges: Pair[] = [
    [0, 1],
    [1, 2],
    [2, 0],
  ];
  const [sources, targets, nodes] = [
    [0, 1, 2],
    [1, 2, 0],
    [0, 1, 2],
  ];
  // networkx lists the in-degrees of the first three nodes in node order.
  targets.sort((a, b) => a - b);
  const grow = () => nodes[nodes.push(nodes.length) - 1]!;
  const source = () => rng.pick(sources);
  const target = () => {
    const bias = nodes.length * DELTA_IN;
    return rng.random() < bias / (bias + targets.length) ? rng.pick(nodes) : rng.pick(targets);
  };
  while (nodes.length < order) {
    const drawn = rng.random();
    const edge: Pair =
      drawn < NEW_SOURCE
        ? [grow(), target()]
        : drawn < NEW_SOURCE + NEITHER
          ? [source(), target()]
          : [source(), grow()];
    edges.push(edge);
    sources.push(edge[0]);
    targets.push(edge[1]);
  }
  return edges;
}

/** Holland et al. 1983: blocks of equal size, the first with the rest too; .7 within a block and .1 between two. */
function blockModel(order: number, blocks: number, rng: PythonRandom): Pair[] {
  const [WITHIN, BETWEEN] = [0.7, 0.1];
  const size = Math.floor(order / blocks);
  const first = size + (order % blocks);
  const parts = range(0, blocks).map((b) =>
    b === 0 ? range(0, first) : range(first + (b - 1) * size, first + b * size),
  );
  const edges: Pair[] = [];
  for (const [i, part] of parts.entries()) {
    for (const [j, other] of parts.entries()) {
      if (j < i) continue;
      if (i === j) {
        edges.push(...pairsOf(part).filter(() => rng.random() < WITHIN));
        rng.random(); // networkx draws a number to skip by before it finds that no pair is left
        continue;
      }
      const pairs = part.flatMap((u) => other.map((v): Pair => [u, v]));
      const skip = () => Math.floor(Math.log(rng.random()) / Math.log(1 - BETWEEN));
      for (let at = skip(); at < pairs.length; at += 1 + skip()) edges.push(pairs[at]!);
    }
  }
  return edges;
}

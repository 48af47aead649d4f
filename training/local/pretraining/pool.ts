import type { NumbersName } from "#generators/numbers/index";
import { numbers } from "#generators/numbers/index";
import { drawNumber } from "#generators/numbers/numbers";
import { isDirected, isWeighted, type Relation } from "#generators/tasks/relation";
import { type Edge, type Graph, graph } from "#src/graph/graph";
import { names } from "#src/pick";
import { type Rng, stream } from "#src/rng";

/** A kind of graphs that the base is trained on. */
export interface Shelf {
  readonly relation: Relation;
  readonly numbers: NumbersName;
  readonly orders: readonly [low: number, high: number];
  /** Edges beyond those of a tree. */
  readonly extra: readonly [low: number, high: number];
  /** How many graphs there are. */
  readonly size: number;
}

/**
 * All graphs the base ever sees, so that test sets can be kept free of them. The study's own kind makes up most; the
 * tiny ones only start the learning, and are few because small test graphs would run out otherwise.
 */
export const shelves = {
  tiny: { relation: "distance", numbers: "digit", orders: [3, 3], extra: [0, 1], size: 60 },
  small: { relation: "distance", numbers: "digit", orders: [4, 4], extra: [0, 1], size: 440 },
  main: { relation: "distance", numbers: "digit", orders: [4, 6], extra: [1, 3], size: 20_000 },
  "int-small": { relation: "distance", numbers: "int-small", orders: [5, 7], extra: [0, 3], size: 400 },
  "int-large": { relation: "distance", numbers: "int-large", orders: [5, 7], extra: [0, 3], size: 500 },
  float: { relation: "distance", numbers: "float", orders: [5, 7], extra: [0, 3], size: 500 },
  link: { relation: "link", numbers: "digit", orders: [7, 10], extra: [-1, 4], size: 700 },
  precedence: { relation: "precedence", numbers: "digit", orders: [6, 9], extra: [-1, 3], size: 700 },
  "capacity-digit": { relation: "capacity", numbers: "digit", orders: [5, 7], extra: [0, 3], size: 300 },
  "capacity-small": { relation: "capacity", numbers: "int-small", orders: [5, 7], extra: [0, 3], size: 300 },
  "capacity-large": { relation: "capacity", numbers: "int-large", orders: [5, 7], extra: [0, 3], size: 300 },
  "capacity-float": { relation: "capacity", numbers: "float", orders: [5, 7], extra: [0, 3], size: 300 },
} as const satisfies Record<string, Shelf>;

export type ShelfName = keyof typeof shelves;

/** Every graph that documents of the base are about. */
export function* pretrainingGraphs(): Iterable<Graph> {
  for (const name of names(shelves)) {
    for (let i = 0; i < shelves[name].size; i++) yield shelfGraph(name, i);
  }
}

/** Graph `index` of a shelf. */
export function shelfGraph(name: ShelfName, index: number): Graph {
  const shelf: Shelf = shelves[name];
  const rng = stream(0, "pretraining graph", name, index);
  const order = rng.int(...shelf.orders);
  const pairs = randomPairs(order, order - 1 + rng.int(...shelf.extra), rng);
  const weighted = isWeighted(shelf.relation);
  const edges = pairs.map(([u, v]): Edge => (weighted ? [u, v, drawNumber(numbers[shelf.numbers], rng)] : [u, v]));
  return graph(order, edges, isDirected(shelf.relation));
}

/**
 * Pairs of nodes in random order: those of a random tree first, then others. Each runs from the earlier to the later
 * node of a random order, so that directed graphs have no cycle.
 */
function randomPairs(order: number, count: number, rng: Rng): [number, number][] {
  const nodes = rng.shuffle(Array.from({ length: order }, (_, node) => node));
  const tree = nodes.slice(1).map((_, i): [number, number] => [rng.int(0, i), i + 1]);
  const taken = new Set(tree.map(String));
  const others = nodes.flatMap((_, j) => nodes.slice(0, j).map((_node, i): [number, number] => [i, j]));
  const pairs = [...tree, ...rng.shuffle(others.filter((pair) => !taken.has(String(pair))))].slice(0, count);
  return rng.shuffle(pairs).map(([i, j]) => [nodes[i]!, nodes[j]!]);
}

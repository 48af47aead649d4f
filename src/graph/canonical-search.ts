import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";
import {
  individualise,
  type Partition,
  partition,
  type Refinable,
  refinable,
  refine,
  split,
} from "#src/graph/refinement";
import { twinRanks } from "#src/graph/twins";

/** The way to a discrete partition, and what it found. */
interface Leaf {
  readonly path: readonly number[];
  readonly traces: readonly number[];
  readonly form: string;
  /** The node at each place of the canonical numbering. */
  readonly nodes: Int32Array;
}

interface Search {
  readonly input: Refinable;
  /** Automorphisms found so far, as images of the nodes. */
  readonly automorphisms: Int32Array[];
  readonly leaves: Map<string, Leaf>;
  /** How many partitions may still be looked at. */
  left: number;
  best?: Leaf;
}

/** What all isomorphic graphs share. */
export interface Canonical {
  /** Order, direction, colours, weights. */
  readonly heading: string;
  /** The edges in the canonical numbering. */
  readonly form: string;
  /** The node at each place of the canonical numbering. */
  readonly nodes: Int32Array;
}

/**
 * Numbers the nodes such that isomorphic graphs become equal, directions, weights and node colours included.
 *
 * Colour refinement, individualisation, and pruning by twins, automorphisms and refinement traces (McKay 1981; McKay and
 * Piperno 2014). Hash collisions can make it slower, never wrong. Meant for up to some hundred nodes.
 *
 * @param colours one per node; undefined: all alike
 * @param budget how many partitions may be looked at
 * @returns undefined where that does not do
 */
export function canonicalSearch(
  graph: GraphLike,
  colours?: ArrayLike<number>,
  budget = Number.POSITIVE_INFINITY,
): Canonical | undefined {
  const input = refinable(asGraph(graph), colours);
  const root = partition(input);
  refine(input, root);
  split(root, twinRanks(input, root));
  const search: Search = { input, automorphisms: [], leaves: new Map(), left: budget };
  if (explore(search, root, [], [refine(input, root)]) === STOP) return undefined;
  return { heading: input.heading, form: search.best!.form, nodes: search.best!.nodes };
}

/** The depth to go back to once the budget is spent: before the root. */
const STOP = -1;

/** Looks at everything below one partition. Returns the depth at which to go on: less than its own to leave early. */
function explore(search: Search, cells: Partition, path: readonly number[], traces: readonly number[]): number {
  const target = cells.starts.findIndex((start, place) => start === place && cells.starts[place + 1] === start);
  if (target === -1) return arrive(search, leaf(search.input, cells, path, traces));
  const tried: number[] = [];
  for (let place = target; cells.starts[place] === target; place++) {
    const node = cells.nodes[place]!;
    if (tried.length > 0 && orbit(search, path, node).some((other) => tried.includes(other))) continue;
    tried.push(node);
    if (search.left-- === 0) return STOP;
    const finer = individualise(cells, place);
    const trail = [...traces, refine(search.input, finer)];
    if (search.best && compare(trail, search.best.traces) > 0) continue;
    const depth = explore(search, finer, [...path, node], trail);
    if (depth < path.length) return depth;
  }
  return path.length;
}

/** A form seen before betrays an automorphism; all below the two paths' last common partition is then known already. */
function arrive(search: Search, found: Leaf): number {
  const twin = search.leaves.get(found.form);
  if (!twin) {
    search.leaves.set(found.form, found);
    if (!search.best || precedes(found, search.best)) search.best = found;
    return found.path.length;
  }
  const image = new Int32Array(found.nodes.length);
  found.nodes.forEach((node, place) => {
    image[node] = twin.nodes[place]!;
  });
  search.automorphisms.push(image);
  return found.path.findIndex((node, depth) => twin.path[depth] !== node);
}

function precedes(a: Leaf, b: Leaf): boolean {
  const order = compare(a.traces, b.traces) || a.traces.length - b.traces.length;
  return order < 0 || (order === 0 && a.form < b.form);
}

/** Lexicographic, over the length of `a` or the part that both have. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}

/** The nodes that known automorphisms fixing the path carry `node` to. */
function orbit(search: Search, path: readonly number[], node: number): readonly number[] {
  const fixing = search.automorphisms.filter((image) => path.every((fixed) => image[fixed] === fixed));
  const reached = [node];
  const seen = new Uint8Array(search.input.graph.order);
  seen[node] = 1;
  for (const at of reached) {
    for (const image of fixing) {
      const next = image[at]!;
      if (seen[next]) continue;
      seen[next] = 1;
      reached.push(next);
    }
  }
  return reached;
}

/** The graph renumbered by a discrete partition: its edges as sorted numbers. */
function leaf(
  { graph, kinds, kindCount }: Refinable,
  cells: Partition,
  path: readonly number[],
  traces: readonly number[],
): Leaf {
  const { order, directed, sources, targets } = graph;
  const place = new Int32Array(order);
  cells.nodes.forEach((node, at) => {
    place[node] = at;
  });
  const codes = Float64Array.from(sources, (source, e) => {
    const u = place[source]!;
    const v = place[targets[e]!]!;
    const pair = directed || u < v ? u * order + v : v * order + u;
    return pair * kindCount + kinds[e]!;
  });
  return { path, traces, form: codes.sort().join(), nodes: cells.nodes };
}

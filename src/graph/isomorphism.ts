import { components } from "#src/graph/components";
import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";

/** One graph of a pair: what joins each two nodes, and each node's class; only nodes of one class can be images. */
interface Side {
  readonly ties: readonly ReadonlyMap<number, string>[];
  readonly classes: readonly number[];
}

/**
 * An isomorphism from one graph to the other that keeps directions, weights and node colours: nodes are sorted into
 * classes by what surrounds them, then matched component by component and neighbour by neighbour, going back where the
 * edges disagree.
 *
 * @param coloursA one colour per node of `a`; undefined: all 0. Likewise `coloursB`
 * @returns the image of each node of `a`; undefined where there is no isomorphism
 */
export function isomorphism(
  a: GraphLike,
  b: GraphLike,
  coloursA?: ArrayLike<number>,
  coloursB?: ArrayLike<number>,
): Int32Array | undefined {
  const [from, to] = [asGraph(a), asGraph(b)];
  if (from.order !== to.order || from.directed !== to.directed || from.sources.length !== to.sources.length) {
    return undefined;
  }
  const sides = classify(side(from, coloursA), side(to, coloursB));
  return sides && match(...sides);
}

function side(graph: Graph, colours?: ArrayLike<number>): Side {
  const { order, directed, sources, targets, weights } = graph;
  const ties = Array.from({ length: order }, () => new Map<number, string>());
  for (let e = 0; e < sources.length; e++) {
    const [u, v, weight] = [sources[e]!, targets[e]!, weights?.[e] ?? ""];
    ties[u]!.set(v, `>${weight}${ties[u]!.get(v) ?? ""}`);
    ties[v]!.set(u, `${ties[v]!.get(u) ?? ""}${directed ? "<" : ">"}${weight}`);
  }
  const { of } = components(graph);
  const sizes = of.map((part) => of.filter((other) => other === part).length);
  return { ties, classes: Array.from(sizes, (size, u) => (colours?.[u] ?? 0) * (order + 1) + size) };
}

/** Splits classes by the neighbours' classes until that splits no more; undefined once the sides differ. */
function classify(a: Side, b: Side): [Side, Side] | undefined {
  let sides: [Side, Side] = [a, b];
  for (let count = 0, before = -1; count !== before; ) {
    before = count;
    const numbers = new Map<string, number>();
    const number = (view: string) => numbers.get(view) ?? numbers.set(view, numbers.size).size - 1;
    const [left, right] = sides.map(({ ties, classes }) => ({ ties, classes: views(ties, classes).map(number) }));
    if (!sameCounts(left!.classes, right!.classes)) return undefined;
    sides = [left!, right!];
    count = numbers.size;
  }
  return sides;
}

function views(ties: Side["ties"], classes: readonly number[]): string[] {
  return ties.map((around, u) => {
    const seen = Array.from(around, ([v, tie]) => `${tie}:${classes[v]}`).sort();
    return `${classes[u]} ${seen.join()}`;
  });
}

function sameCounts(a: readonly number[], b: readonly number[]): boolean {
  const sorted = (classes: readonly number[]) => classes.toSorted((x, y) => x - y).join();
  return sorted(a) === sorted(b);
}

/**
 * Matches one component after the other. Isomorphic components can stand for each other, so none is matched twice; and
 * as classes know the size of their component, the image of a component is a whole one.
 */
function match(a: Side, b: Side): Int32Array | undefined {
  const image = new Int32Array(a.classes.length).fill(-1);
  const used = new Uint8Array(a.classes.length);
  const extend = (walk: readonly number[], depth: number): boolean => {
    if (depth === walk.length) return true;
    const u = walk[depth]!;
    const before = walk.slice(0, depth);
    for (let v = 0; v < image.length; v++) {
      if (used[v] || a.classes[u] !== b.classes[v]) continue;
      if (before.some((w) => a.ties[u]!.get(w) !== b.ties[v]!.get(image[w]!))) continue;
      used[v] = 1;
      image[u] = v;
      if (extend(walk, depth + 1)) return true;
      used[v] = 0;
    }
    return false;
  };
  return walks(a).every((walk) => extend(walk, 0)) ? image : undefined;
}

/** The nodes of each component, every one after the first joined to an earlier one; rare classes first. */
function walks({ ties, classes }: Side): number[][] {
  const size = new Map<number, number>();
  for (const kind of classes) size.set(kind, (size.get(kind) ?? 0) + 1);
  const rank = (u: number) => size.get(classes[u]!)!;
  const left = new Set([...classes.keys()].sort((u, v) => rank(u) - rank(v)));
  const found: number[][] = [];
  for (const start of left) {
    const walk: number[] = [];
    const joined = (u: number) => walk.filter((w) => ties[u]!.has(w)).length;
    for (let next: number | undefined = start; next !== undefined; next = mostJoined(left, joined)) {
      walk.push(next);
      left.delete(next);
    }
    found.push(walk);
  }
  return found;
}

/** The node with the most ties, the first of several; undefined where none has any. */
function mostJoined(nodes: Iterable<number>, joined: (node: number) => number): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const node of nodes) {
    const count = joined(node);
    if (count > most) [best, most] = [node, count];
  }
  return best;
}

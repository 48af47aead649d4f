import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";

/** One graph of a pair: what joins each two nodes, and each node's class; only nodes of one class can be images. */
interface Side {
  readonly ties: readonly ReadonlyMap<number, string>[];
  readonly classes: readonly number[];
}

/**
 * An isomorphism from one graph to the other that keeps directions, weights and node colours: nodes are sorted into
 * classes by what surrounds them, then matched one after the other, going back where the edges disagree.
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

function side({ order, directed, sources, targets, weights }: Graph, colours?: ArrayLike<number>): Side {
  const ties = Array.from({ length: order }, () => new Map<number, string>());
  for (let e = 0; e < sources.length; e++) {
    const [u, v, weight] = [sources[e]!, targets[e]!, weights?.[e] ?? ""];
    ties[u]!.set(v, `>${weight}${ties[u]!.get(v) ?? ""}`);
    ties[v]!.set(u, `${ties[v]!.get(u) ?? ""}${directed ? "<" : ">"}${weight}`);
  }
  return { ties, classes: Array.from({ length: order }, (_, u) => colours?.[u] ?? 0) };
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

/** Matches the nodes of `a`, those of small classes first. */
function match(a: Side, b: Side): Int32Array | undefined {
  const size = new Map<number, number>();
  for (const kind of a.classes) size.set(kind, (size.get(kind) ?? 0) + 1);
  const order = [...a.classes.keys()].sort((u, v) => size.get(a.classes[u]!)! - size.get(a.classes[v]!)! || u - v);
  const image = new Int32Array(order.length).fill(-1);
  const used = new Uint8Array(order.length);
  const fits = (u: number, v: number, depth: number) =>
    order.slice(0, depth).every((w) => a.ties[u]!.get(w) === b.ties[v]!.get(image[w]!));
  const extend = (depth: number): boolean => {
    if (depth === order.length) return true;
    const u = order[depth]!;
    for (let v = 0; v < order.length; v++) {
      if (used[v] || a.classes[u] !== b.classes[v] || !fits(u, v, depth)) continue;
      used[v] = 1;
      image[u] = v;
      if (extend(depth + 1)) return true;
      used[v] = 0;
    }
    return false;
  };
  return extend(0) ? image : undefined;
}

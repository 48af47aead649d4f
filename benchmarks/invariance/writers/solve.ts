import type { Answer } from "#benchmarks/invariance/answers/answer";
import type { CopiedGraph, Kind } from "#benchmarks/invariance/writers/assignment";
import type { Draft } from "#benchmarks/invariance/writers/draft";

/**
 * What the program of a draft works out, had it run to its end; and what a programmer answers in text.
 *
 * @param given the graph in its variables, where it is not in the draft
 */
export function solve(draft: Draft, given: CopiedGraph): Answer {
  const { kind, reading } = draft;
  const world = worldOf(draft, given);
  if (reading === "repeats") return repeats(kind, world);
  const answer = (reading === "reachable" ? misread : solvers)[kind]!(world);
  return reading === "off" ? off(kind, answer, world) : answer;
}

interface World {
  readonly near: ReadonlyMap<number, Set<number>>;
  /** As declared, repeats and all. */
  readonly edges: readonly (readonly number[])[];
  readonly directed: boolean;
  readonly node: number;
  readonly u: number;
  readonly v: number;
}

function worldOf({ graph, directed = false, asked, overwrites, skipsLast }: Draft, given: CopiedGraph): World {
  const { nodes, edges: all } = graph ?? given;
  const edges = overwrites ? all.slice(0, Math.floor(all.length / 2)) : all;
  const near = new Map(nodes.map((node) => [node, new Set<number>()]));
  for (const [u, v] of skipsLast ? edges.slice(0, -1) : edges) {
    near.get(u!)!.add(v!);
    if (!directed) near.get(v!)!.add(u!);
  }
  return { near, edges, directed, node: Number(asked.node), u: Number(asked.u), v: Number(asked.v) };
}

const solvers: Readonly<Record<Kind, (world: World) => Answer>> = {
  edge: ({ near, u, v }) => near.get(u)!.has(v),
  cycle: ({ near, directed }) =>
    directed
      ? [...near].some(([v, next]) => [...next].some((w) => hops(near, w).has(v)))
      : ends(near) / 2 > near.size - parts(near),
  degree({ near, directed, node }) {
    const incoming = [...near.values()].filter((next) => next.has(node)).length;
    return near.get(node)!.size + (directed ? incoming : 0);
  },
  node_count: ({ near }) => near.size,
  edge_count: ({ near, directed }) => ends(near) / (directed ? 1 : 2),
  triangles({ near, node }) {
    const around = [...near.get(node)!];
    return around.flatMap((a) => around.filter((b) => near.get(a)!.has(b))).length / 2;
  },
  components: ({ near }) => parts(near),
  diameter({ near }) {
    let most = 0;
    for (const node of near.keys()) for (const far of hops(near, node).values()) most = Math.max(most, far);
    return most;
  },
  density: ({ near }) => ends(near) / (near.size * (near.size - 1)),
  neighbours: ({ near, node }) => ascending(near.get(node)!),
  others: ({ near, node }) => [...near.keys()].filter((v) => v !== node && !near.get(node)!.has(v)),
  common: ({ near, u, v }) => ascending(near.get(u)!).filter((node) => near.get(v)!.has(node)),
  path({ near, u, v }) {
    const far = hops(near, u);
    if (!far.has(v)) return [];
    const path = [v];
    while (path[0] !== u) {
      const before = [...near].find(([w, next]) => next.has(path[0]!) && far.get(w) === far.get(path[0]!)! - 1);
      path.unshift(before![0]);
    }
    return path;
  },
  bridges: ({ near }) => pairs(near).filter(([u, v]) => isBridge(near, u, v)),
};

/** Where a path is taken for what was asked for. */
const misread: Readonly<Partial<Record<Kind, (world: World) => Answer>>> = {
  edge: ({ near, u, v }) => hops(near, u).has(v),
  neighbours: ({ near, node }) => ascending(hops(near, node).keys()).filter((v) => v !== node),
  others: ({ near, node }) => [...near.keys()].filter((v) => !hops(near, node).has(v)),
};

function repeats(kind: Kind, { edges, node }: World): Answer {
  return kind === "edge_count" ? edges.length : edges.flat().filter((end) => end === node).length;
}

/** Never right: one too many, the opposite, with a node that was asked about, backwards, the other edges. */
function off(kind: Kind, answer: Answer, { near, node, u }: World): Answer {
  if (kind === "bridges") return pairs(near).filter(([a, b]) => !isBridge(near, a, b));
  if (typeof answer === "boolean") return !answer;
  if (typeof answer === "number") return answer + 1;
  const nodes = answer as readonly number[];
  return kind === "path" ? nodes.toReversed() : [kind === "common" ? u : node, ...nodes];
}

type Near = World["near"];

/** Distances from a node, of those that it reaches. */
function hops(near: Near, start: number): ReadonlyMap<number, number> {
  const found = new Map([[start, 0]]);
  for (const [u, far] of found) for (const v of near.get(u)!) if (!found.has(v)) found.set(v, far + 1);
  return found;
}

function parts(near: Near): number {
  return new Set([...near.keys()].map((node) => Math.min(...hops(near, node).keys()))).size;
}

function ends(near: Near): number {
  return [...near.values()].reduce((sum, { size }) => sum + size, 0);
}

function pairs(near: Near): (readonly [number, number])[] {
  return [...near].flatMap(([u, next]) =>
    ascending(next)
      .filter((v) => u < v)
      .map((v) => [u, v] as const),
  );
}

function isBridge(near: Near, u: number, v: number): boolean {
  const cut = new Map([...near].map(([node, next]) => [node, new Set(next)]));
  cut.get(u)!.delete(v);
  cut.get(v)!.delete(u);
  return !hops(cut, u).has(v);
}

function ascending(nodes: Iterable<number>): number[] {
  return [...nodes].sort((a, b) => a - b);
}

import { digest } from "#src/hash";

/** An edge by what its ends are called. */
export type NamedEdge = readonly [from: string, to: string, weight: number | undefined];

/** A name that lists share if they hold the same edges, in whatever order. */
export function exactName(edges: readonly NamedEdge[], directed: boolean): string {
  return nameOf(edges, directed, (node) => node);
}

/** A name that lists share also where nodes are called otherwise, and hardly else: of weights, and degrees at the ends. */
export function formName(edges: readonly NamedEdge[], directed: boolean): string {
  const out = new Map<string, number>();
  const into = directed ? new Map<string, number>() : out;
  for (const [from, to] of edges) {
    out.set(from, (out.get(from) ?? 0) + 1);
    into.set(to, (into.get(to) ?? 0) + 1);
  }
  return nameOf(edges, directed, (node) => `${out.get(node) ?? 0}/${into.get(node) ?? 0}`);
}

function nameOf(edges: readonly NamedEdge[], directed: boolean, called: (node: string) => string): string {
  const spelt = edges.map(([from, to, weight]) => {
    const [one, other] = [called(from), called(to)];
    return directed || one < other ? `${one} ${other} ${weight ?? ""}` : `${other} ${one} ${weight ?? ""}`;
  });
  return digest(spelt.sort().join());
}

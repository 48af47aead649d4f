import type { Links } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** The relation of links that have none of their own. */
const PLAIN = "link";

/** A link between places of nodes, with its relation if it has a name. */
export type LinkRow = readonly [source: number, target: number, relation?: string | undefined];

/** Links from rows, in their order. */
export function linkList(rows: readonly LinkRow[]): Links {
  const places = new Map<string, number>();
  const relations = Int32Array.from(rows, ([, , relation = PLAIN]) => {
    const known = places.get(relation);
    if (known !== undefined) return known;
    places.set(relation, places.size);
    return places.size - 1;
  });
  return {
    sources: Int32Array.from(rows, ([source]) => source),
    targets: Int32Array.from(rows, ([, target]) => target),
    relations,
    names: [...places.keys()],
  };
}

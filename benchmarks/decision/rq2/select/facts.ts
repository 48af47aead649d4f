import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import type { Incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { Links, TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** Facts of each candidate, at most (GraphDecisionBench, part 2). */
const EACH = 2;

export interface FactOptions {
  readonly links: Links;
  readonly linksAt: Incidence;
  readonly nodes: readonly TextNode[];
  /** Names the draw: seed, data set and query. */
  readonly key: string;
}

/** The places of the links shown: two at most of each candidate, none twice, and none that leads to where it begins. */
export function factsOf(candidates: readonly number[], { links, linksAt, nodes, key }: FactOptions): number[] {
  const { sources, targets, relations, names } = links;
  const idOf = (link: number) =>
    JSON.stringify([nodes[sources[link]!]!.id, names[relations[link]!], nodes[targets[link]!]!.id]);
  const chosen = candidates.flatMap((place) => {
    const others = Array.from(linksAt(place)).filter((link) => sources[link] !== targets[link]);
    const different = new Map(others.map((link) => [idOf(link), link]));
    return hashOrder(different, `${key}:fact:${nodes[place]!.id}`, ([id]) => id).slice(0, EACH);
  });
  return [...new Map(chosen).values()];
}

import { hashOrder } from "#benchmarks/decision/rq2/text-graph/hash-order";
import type { Incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { Links, TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** Facts of each candidate, at most (GraphDecisionBench, part 2). */
const EACH = 2;

/** The places of the links shown for each candidate: two at most of each, none twice; links to itself say nothing of others. */
export function factsOf(candidates: readonly number[], { links, linksAt, nodes, key }: FactOptions): number[] {
  const idOf = (link: number) =>
    [nodes[links.sources[link]!]!.id, links.names[links.relations[link]!]!, nodes[links.targets[link]!]!.id].join("\t");
  const chosen = candidates.flatMap((place) => {
    const others = linksAt(place).filter((link) => links.sources[link] !== links.targets[link]);
    return hashOrder(others, `${key}:fact:${nodes[place]!.id}`, idOf).slice(0, EACH);
  });
  return [...new Set(chosen)];
}

export interface FactOptions {
  readonly links: Links;
  readonly linksAt: Incidence;
  readonly nodes: readonly TextNode[];
  /** Names the draw: seed, data set and query. */
  readonly key: string;
}

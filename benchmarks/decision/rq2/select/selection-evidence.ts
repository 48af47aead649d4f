import { requestSize } from "#benchmarks/decision/contract/request-size";
import { largestFitting } from "#benchmarks/decision/rq2/request/largest-fitting";
import { factsOf } from "#benchmarks/decision/rq2/select/facts";
import { type SelectionEvidence, showSelection } from "#benchmarks/decision/rq2/select/show-selection";
import { incidence } from "#benchmarks/decision/rq2/text-graph/incidence";
import type { TextGraph, TextQuery } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** What facts may take of the longest request (12,000 of 18,000 code units), before any text. */
const FACTS = 2 / 3;

/** Gathers what can be shown of candidates: facts are left out from the last on until they keep within their share. */
export function selectionEvidence(
  { nodes, links }: TextGraph,
  key: string,
  budget: number,
): (query: TextQuery, candidates: readonly number[]) => SelectionEvidence {
  const linksAt = incidence(links, nodes.length);
  return ({ id, text: query }, candidates) => {
    const facts = factsOf(candidates, { links, linksAt, nodes, key: `${key}:${id}` });
    const withFirst = (count: number): SelectionEvidence => {
      const kept = facts.slice(0, count);
      const ends = kept.flatMap((link) => [links.sources[link]!, links.targets[link]!]);
      const members = [...new Set([...candidates, ...ends])];
      const number = new Map(members.map((place, i) => [place, i]));
      return {
        query,
        candidates: candidates.map((place) => nodes[place]!),
        context: members.slice(candidates.length).map((place) => nodes[place]!),
        facts: kept.map((link) => [
          number.get(links.sources[link]!)!,
          links.names[links.relations[link]!]!,
          number.get(links.targets[link]!)!,
        ]),
      };
    };
    const lengthOf = (count: number) => requestSize(showSelection(withFirst(count), "G", 0));
    return withFirst(largestFitting(facts.length, FACTS * budget, lengthOf) ?? 0);
  };
}

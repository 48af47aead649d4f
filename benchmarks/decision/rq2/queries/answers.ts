import type { Clause, Criteria } from "#benchmarks/decision/rq2/queries/criteria";
import type { Described } from "#benchmarks/decision/rq2/queries/described";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";
import { groupBy } from "#src/group-by";

/** All nodes that meet criteria, in ascending order: the exact answers, by a query of the graph. */
export function answersIn({ graph, linksAt, description }: Described): (criteria: Criteria) => number[] {
  const { sources, targets, relations } = graph.links;
  const named = groupBy(graph.nodes.keys(), (place) => graph.nodes[place]!.name);
  const holders = ({ relation, name }: Clause) =>
    new Set(
      (named.get(name) ?? []).flatMap((place) =>
        Array.from(linksAt(place))
          .filter((link) => targets[link] === place && relations[link] === relation)
          .map((link) => sources[link]!),
      ),
    );
  return ({ clauses, word }) => {
    const [first, ...others] = clauses.map(holders);
    return [...first!]
      .filter((place) => others.every((set) => set.has(place)) && tokens(description(place)).includes(word))
      .sort((a, b) => a - b);
  };
}

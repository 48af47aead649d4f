import { templateQueries } from "#benchmarks/decision/rq2/queries/template-queries";
import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import type { Dictionary } from "#benchmarks/decision/rq2/wordnet/read-synsets";
import { wordnetLinks } from "#benchmarks/decision/rq2/wordnet/wordnet-links";

export interface WordnetQueries {
  readonly seed: number;
  readonly count: number;
}

const PARTS: ReadonlyMap<string, string> = new Map([
  ["n", "noun"],
  ["v", "verb"],
  ["a", "adjective"],
  ["r", "adverb"],
]);

/**
 * WordNet as a graph for selection: synsets with all their pointers, and queries by template. A synset is named by its first
 * word.
 *
 * @throws UserError as `wordnetLinks`
 */
export function wordnetEntities({ synsets, licence }: Dictionary, { seed, count }: WordnetQueries): TextGraph {
  const graph = {
    name: "wordnet-entities",
    nodes: synsets.map(({ id, words, gloss }) => ({
      id,
      name: words[0]!,
      type: PARTS.get(id[0]!)!,
      text: `${words.join(", ")}: ${gloss}`,
    })),
    links: wordnetLinks(synsets, () => true),
    labels: [],
    licence,
  };
  return { ...graph, queries: templateQueries({ graph, description: (place) => synsets[place]!.gloss, seed, count }) };
}

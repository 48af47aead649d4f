import type { TextGraph } from "#benchmarks/decision/rq2/text-graph/text-graph";
import type { Dictionary } from "#benchmarks/decision/rq2/wordnet/read-synsets";
import { wordnetLinks } from "#benchmarks/decision/rq2/wordnet/wordnet-links";
import { groupBy } from "#src/group-by";

/** Synsets that a class has at least: 40 of WordNet 3.1's 45 do. */
const LEAST = 300;

const EDGES: ReadonlySet<string> = new Set([
  "hypernym",
  "instance hypernym",
  "member holonym",
  "substance holonym",
  "part holonym",
  "also see",
]);

/**
 * WordNet as a graph for classification ("WordNet-40"): synsets, their words and glosses, linked to more general ones, to
 * wholes, and to others worth seeing. The classes are lexicographers' files of 300 synsets or more; texts say neither
 * those nor parts of speech. Neighbours are mostly of one class, so links alone tell much.
 *
 * @throws UserError as `wordnetLinks`
 */
export function wordnetClasses({ synsets, licence }: Dictionary): TextGraph {
  const sizes = groupBy(synsets, ({ lexicographer }) => lexicographer);
  const isClass = (lexicographer: string) => sizes.get(lexicographer)!.length >= LEAST;
  return {
    name: "wordnet-classes",
    nodes: synsets.map(({ id, words, gloss, lexicographer }) => ({
      id,
      text: `${words.join(", ")}: ${gloss}`,
      ...(isClass(lexicographer) && { label: lexicographer }),
    })),
    links: wordnetLinks(synsets, (relation) => EDGES.has(relation)),
    labels: [...sizes.keys()].filter(isClass).sort(),
    queries: [],
    licence,
  };
}

import { placeOfMost } from "#benchmarks/decision/rq2/policies/place-of-most";
import { seen } from "#benchmarks/decision/rq2/policies/seen";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";
import type { Policy } from "#benchmarks/decision/rq3/policies";

/**
 * The nearest neighbour by text: the class of the anchor whose text is most like the target's, or the candidate most like
 * the query, by the cosine of tf–idf vectors (Manning, Raghavan and Schütze 2008, section 6.3). The first where nothing is alike.
 */
export const nearestText: Policy = (request) => {
  const { query, documents, anchors, texts, target } = seen(request);
  if (target === undefined) return placeOfMost(similarities(query, documents));
  const near = [...anchors.keys()];
  const classOf = (place: number) => anchors.get(near[place] ?? "") ?? 0;
  return classOf(
    placeOfMost(
      similarities(
        query,
        near.map((id) => texts.get(id) ?? ""),
      ),
    ),
  );
};

/** The cosine of a text with each of several. */
function similarities(text: string, others: readonly string[]): number[] {
  const counted = [text, ...others].map(counts);
  const holders = new Map<string, number>();
  for (const words of counted) for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  const weight = (word: string, count: number) => count * Math.log(counted.length / holders.get(word)!);
  const length = (words: ReadonlyMap<string, number>) =>
    Math.sqrt([...words].reduce((sum, [word, count]) => sum + weight(word, count) ** 2, 0));
  const [first, ...rest] = counted;
  return rest.map((words) => {
    let product = 0;
    for (const [word, count] of words) product += weight(word, count) * weight(word, first!.get(word) ?? 0);
    return product === 0 ? 0 : product / (length(words) * length(first!));
  });
}

function counts(text: string): Map<string, number> {
  const counted = new Map<string, number>();
  for (const word of tokens(text)) counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}

import { tokens } from "#benchmarks/decision/rq2/select/tokens";

/**
 * How alike a text is to each of several: the cosine of their tf–idf vectors, 0 … 1 (Manning, Raghavan and Schütze 2008,
 * section 6.3).
 */
export function textSimilarities(text: string, others: readonly string[]): number[] {
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

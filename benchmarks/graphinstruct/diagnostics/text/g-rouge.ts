import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { nGrams, shared, wordsOf } from "#benchmarks/graphinstruct/diagnostics/text/n-grams";

/**
 * ROUGE-2 of what two graphs say, from 0 to 1: the share of the reference's pairs of successive words that the generated
 * graph has too (Lin 2004, section 2). 1 for two graphs without edges.
 */
export function gRouge(generated: Facts, reference: Facts): number {
  const [words, expected] = [wordsOf(generated.written), wordsOf(reference.written)];
  if (expected.length < 2) return Number(words.length === 0);
  return shared(nGrams(expected, 2), nGrams(words, 2)) / (expected.length - 1);
}

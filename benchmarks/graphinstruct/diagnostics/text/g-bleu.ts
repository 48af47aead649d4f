import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { nGrams, shared, wordsOf } from "#benchmarks/graphinstruct/diagnostics/text/n-grams";

const LONGEST = 4;

/**
 * BLEU of what two graphs say, from 0 to 1: the geometric mean of the clipped precisions of runs of one to four words,
 * times the penalty for brevity (Papineni et al. 2002, section 2.3). 1 for two graphs without edges.
 */
export function gBleu(generated: Facts, reference: Facts): number {
  const [words, expected] = [wordsOf(generated.written), wordsOf(reference.written)];
  if (words.length === 0 && expected.length === 0) return 1;
  let logarithms = 0;
  for (let n = 1; n <= LONGEST; n++) {
    const runs = Math.max(1, words.length - n + 1);
    logarithms += Math.log(shared(nGrams(words, n), nGrams(expected, n)) / runs);
  }
  const brevity = words.length < expected.length ? Math.exp(1 - expected.length / words.length) : 1;
  return brevity * Math.exp(logarithms / LONGEST);
}

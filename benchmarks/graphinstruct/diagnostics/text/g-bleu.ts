import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { LONGEST, nGrams, sharedRuns } from "#benchmarks/graphinstruct/diagnostics/text/n-grams";

/**
 * BLEU of what two graphs say, from 0 to 1: the geometric mean of the clipped precisions of runs of one to four words,
 * times the penalty for brevity (Papineni et al. 2002, section 2.3). 1 for two graphs without edges.
 *
 * @returns undefined for graphs of too many edges
 */
export function gBleu(generated: Facts, reference: Facts): number | undefined {
  const [found, expected] = [nGrams(generated), nGrams(reference)];
  if (!found || !expected) return undefined;
  if (found.words === 0 && expected.words === 0) return 1;
  let logarithms = 0;
  for (let n = 1; n <= LONGEST; n++) {
    const runs = Math.max(1, found.words - n + 1);
    logarithms += Math.log(sharedRuns(found, expected, n) / runs);
  }
  const brevity = found.words < expected.words ? Math.exp(1 - expected.words / found.words) : 1;
  return brevity * Math.exp(logarithms / LONGEST);
}

import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { nGrams, sharedRuns } from "#benchmarks/graphinstruct/diagnostics/text/n-grams";

/**
 * ROUGE-2 of what two graphs say, from 0 to 1: the share of the reference's pairs of successive words that the generated
 * graph has too (Lin 2004, section 2). 1 for two graphs without edges.
 *
 * @returns undefined for graphs of too many edges
 */
export function gRouge(generated: Facts, reference: Facts): number | undefined {
  const [found, expected] = [nGrams(generated), nGrams(reference)];
  if (!found || !expected) return undefined;
  if (expected.words < 2) return Number(found.words === 0);
  return sharedRuns(expected, found, 2) / (expected.words - 1);
}

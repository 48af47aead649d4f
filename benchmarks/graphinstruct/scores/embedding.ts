import { embeddingScore } from "#benchmarks/graphinstruct/metrics/index";
import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";

/**
 * Dimension 3 of one output: how like a reference's its spectral embedding is, from 0 to 1 (GraphInstruct, section 3.3).
 * `compat` takes the first graph of the pool, in `sound` the closest of the instruction's own references counts.
 *
 * @returns undefined where a graph is too large for its spectrum
 */
export function embedding({ facts }: Candidate, rubric: Rubric): number | undefined {
  const references = rubric.mode === "compat" ? rubric.references().slice(0, 1) : rubric.own();
  let best = 0;
  for (const reference of references) {
    const score = embeddingScore(facts, reference, rubric.mode);
    if (score === undefined) return undefined;
    best = Math.max(best, score.aggregate);
  }
  return best;
}

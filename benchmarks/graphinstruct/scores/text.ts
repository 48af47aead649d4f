import { textPresence, textSimilarity } from "#benchmarks/graphinstruct/metrics/index";
import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";

/**
 * Dimension 2 of one output: half how much of its domain it names, half how like a reference's its names are (GraphInstruct,
 * section 3.3). `compat` takes the first graph of the pool, which has no names; `sound` the closest of the instruction's
 * own references, which have them.
 */
export function text({ facts }: Candidate, rubric: Rubric): number {
  const references = rubric.mode === "compat" ? rubric.references().slice(0, 1) : rubric.own();
  const similarity = references.reduce(
    (best, { written }) => Math.max(best, textSimilarity(facts.written, written, rubric.mode)),
    0,
  );
  return 0.5 * textPresence(facts.written, rubric.mode) + 0.5 * similarity;
}

import { type Candidate, type Examined, isValid } from "#benchmarks/graphinstruct/scores/candidate";
import { efficiency } from "#benchmarks/graphinstruct/scores/efficiency";
import { embedding } from "#benchmarks/graphinstruct/scores/embedding";
import { following } from "#benchmarks/graphinstruct/scores/following/following";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import type { Tokens } from "#benchmarks/graphinstruct/scores/score";
import type { Scored } from "#benchmarks/graphinstruct/scores/scored";
import { structure } from "#benchmarks/graphinstruct/scores/structure/structure";
import { text } from "#benchmarks/graphinstruct/scores/text";

/**
 * The five dimensions of outputs for an instruction that can be satisfied. `compat` takes the means of D2, D3 and D4 over
 * the valid outputs, as the released code does; in `sound` the others count as 0.
 */
export function feasibleScore(
  examined: readonly Examined[],
  spent: readonly Tokens[],
  rubric: Rubric,
  strategy: string | undefined,
): Scored {
  const { level } = rubric.instruction;
  const valid = examined.filter(isValid);
  const of = rubric.mode === "compat" ? valid.length : examined.length;
  const d1 = structure(examined, rubric);
  const d2 = mean(level >= 4 ? valid : [], of, (candidate) => text(candidate, rubric));
  const d3 = mean(level >= 3 ? valid : [], of, (candidate) => embedding(candidate, rubric));
  const d4 = mean(valid, of, (candidate) => following(candidate, rubric, strategy));
  const d5 = efficiency(spent, valid.length);
  return {
    validRate: d1.validRate,
    dimensions: { D1: d1.score, D2: d2.mean, D3: d3.mean, D4: d4.mean, D5: d5.score },
    tokensPerValid: d5.tokensPerValid,
    undecided: d1.undecided + d3.undecided + valid.reduce((sum, candidate) => sum + open(candidate), 0),
  };
}

/** The sum over candidates, of which those that are not decided count as 0, by a number of outputs. */
function mean(valid: readonly Candidate[], of: number, measure: (candidate: Candidate) => number | undefined) {
  let [sum, undecided] = [0, 0];
  for (const candidate of valid) {
    const value = measure(candidate);
    if (value === undefined) undecided++;
    else sum += value;
  }
  return { mean: of === 0 ? 0 : sum / of, undecided };
}

/** Constraints that ran out of their budget. */
function open(candidate: Candidate): number {
  return candidate.explicit().filter(({ error }) => error === "undecided").length;
}

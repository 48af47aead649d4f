import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { areCorrect, areIdentical, isRead } from "#benchmarks/invariance/tables/units/agreement";

/** What the answers to the forms of an instance are, together; each group is one of these. */
export const CATEGORIES = ["identical_correct", "stable_wrong", "valid_different", "varying_error", "missing"] as const;

export type Category = (typeof CATEGORIES)[number];

/**
 * The category of a group: one right answer; one wrong answer; right answers that differ (two shortest paths); answers
 * that differ and are not all right; or an answer that could not be read, whatever the others are.
 */
export function categoryOf(answers: readonly ScoredRow[]): Category {
  if (!answers.every(isRead)) return "missing";
  const [identical, correct] = [areIdentical(answers), areCorrect(answers)];
  if (identical) return correct ? "identical_correct" : "stable_wrong";
  return correct ? "valid_different" : "varying_error";
}

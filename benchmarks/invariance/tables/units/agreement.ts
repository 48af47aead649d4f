import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";

/** The key of answers that were not read. */
const UNREAD = "null";

export function isRead({ answer_key }: Pick<ScoredRow, "answer_key">): boolean {
  return answer_key !== UNREAD;
}

/** Whether all answers were read and are the same. An unread answer is never identical to anything, not to another unread one. */
export function areIdentical(answers: readonly Pick<ScoredRow, "answer_key">[]): boolean {
  const first = answers[0];
  return first !== undefined && isRead(first) && answers.every(({ answer_key }) => answer_key === first.answer_key);
}

export function areCorrect(answers: readonly Pick<ScoredRow, "correct">[]): boolean {
  return answers.every(({ correct }) => correct);
}

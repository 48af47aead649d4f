import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { isRead } from "#benchmarks/invariance/tables/units/agreement";

type Vote = Pick<ScoredRow, "answer_key" | "correct">;

/** The answer that most votes have, unread ones apart; undefined: none was read. */
export interface Elected {
  readonly key: string;
  /** Whether any vote for it is right. */
  readonly isRight: boolean;
}

/**
 * The answer of the majority. Among tied answers that of the canonical form is taken if it is one of them, else the first.
 * The published permutation signal takes the canonical one on any tie, even where it has fewer votes (`canonicalOnAnyTie`).
 *
 * @param votes that of the canonical form first
 */
export function majority(votes: readonly Vote[], { canonicalOnAnyTie = false } = {}): Elected | undefined {
  const counts = new Map<string, number>();
  for (const vote of votes) if (isRead(vote)) counts.set(vote.answer_key, (counts.get(vote.answer_key) ?? 0) + 1);
  let most = 0;
  for (const votesFor of counts.values()) if (votesFor > most) most = votesFor;
  const tied = [...counts.keys()].filter((key) => counts.get(key) === most);
  const canonical = votes[0];
  if (canonicalOnAnyTie && tied.length > 1 && canonical)
    return isRead(canonical) ? elected(canonical.answer_key, votes) : undefined;
  // The canonical vote is counted first, so where its answer is tied it is the first of them.
  const [key] = tied;
  return key === undefined ? undefined : elected(key, votes);
}

function elected(key: string, votes: readonly Vote[]): Elected {
  return { key, isRight: votes.some(({ answer_key, correct }) => answer_key === key && correct) };
}

import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { areIdentical, isRead } from "#benchmarks/invariance/tables/units/agreement";
import { majority } from "#benchmarks/invariance/tables/units/majority";
import { calls, count, share } from "#benchmarks/invariance/tables/units/sums";

/** How well disagreement between forms tells that the canonical answer is wrong. Shares are undefined where they are of nothing. */
export interface Signal {
  readonly n_instances: number;
  /** Distinct prompts. */
  readonly n_calls: number;
  /** Of the canonical answers. */
  readonly accuracy: number | undefined;
  readonly errors: number;
  /** Errors of instances whose answers differ, or are not all read. */
  readonly caught: number;
  readonly recall: number | undefined;
  readonly answered_errors: number;
  /** Recall among canonical answers that were read. */
  readonly recall_answered: number | undefined;
  readonly precision: number | undefined;
  readonly wrong_given_agree: number | undefined;
  readonly vote_acc: number | undefined;
  /** With the published rule for ties. */
  readonly vote_acc_published: number | undefined;
  /** Instances answered by who answers only where all forms agree, and how many of these answers are right. */
  readonly abstain_coverage: number | undefined;
  readonly abstain_acc: number | undefined;
}

/** @param instances the answers to each, that of the canonical form first */
export function signalOf(instances: readonly (readonly ScoredRow[])[]): Signal {
  const n_instances = instances.length;
  const asked = instances.map((answers) => ({
    flagged: !areIdentical(answers),
    wrong: !answers[0]!.correct,
    read: isRead(answers[0]!),
  }));
  const flagged = asked.filter((one) => one.flagged);
  const agreed = asked.filter((one) => !one.flagged);
  const errors = asked.filter(({ wrong }) => wrong);
  const answered = errors.filter(({ read }) => read);
  const caught = count(errors, (one) => one.flagged);
  const wrong = share(
    count(agreed, (one) => one.wrong),
    agreed.length,
  );
  const voted = (canonicalOnAnyTie: boolean) =>
    count(instances, (answers) => majority(answers, { canonicalOnAnyTie })?.isRight === true);
  return {
    n_instances,
    n_calls: calls(instances.flat()),
    accuracy: share(n_instances - errors.length, n_instances),
    errors: errors.length,
    caught,
    recall: share(caught, errors.length),
    answered_errors: answered.length,
    recall_answered: share(
      count(answered, (one) => one.flagged),
      answered.length,
    ),
    precision: share(caught, flagged.length),
    wrong_given_agree: wrong,
    vote_acc: share(voted(false), n_instances),
    vote_acc_published: share(voted(true), n_instances),
    abstain_coverage: share(agreed.length, n_instances),
    abstain_acc: wrong === undefined ? undefined : 1 - wrong,
  };
}

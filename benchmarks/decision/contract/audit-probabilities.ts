import type { Choice } from "#src/play";

/** What speaks against the probabilities that came with a choice. */
export type Finding =
  /** There is not one for each option. */
  | "count"
  /** One is not between 0 and 1. */
  | "range"
  /** They do not sum to 1. */
  | "sum"
  /** The option chosen is not the likeliest. */
  | "argmax";

/** By how much a sum may miss 1, and a probability its bounds: what rounding to three digits over a few dozen options does. */
const TOLERANCE = 0.01;

/**
 * Audits the probabilities of a choice, which stay as they are, as does the choice.
 *
 * @param options how many there were
 * @returns undefined where none were given
 */
export function auditProbabilities({ option, probabilities }: Choice, options: number): Finding[] | undefined {
  if (!probabilities) return undefined;
  const sum = probabilities.reduce((total, share) => total + share, 0);
  const top = probabilities.reduce((most, share) => Math.max(most, share), Number.NEGATIVE_INFINITY);
  const checks: Readonly<Record<Finding, boolean>> = {
    count: probabilities.length === options,
    range: probabilities.every((share) => share >= -TOLERANCE && share <= 1 + TOLERANCE),
    sum: Math.abs(sum - 1) <= TOLERANCE,
    argmax: option === undefined || probabilities[option] === top,
  };
  return (Object.keys(checks) as Finding[]).filter((finding) => !checks[finding]);
}

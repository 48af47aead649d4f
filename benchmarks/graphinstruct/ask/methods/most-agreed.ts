import type { Attempt } from "#benchmarks/graphinstruct/ask/attempt";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { sameShape } from "#benchmarks/graphinstruct/scores/structure/same-shape";

/** What two graphs may have in common, the most telling first. */
const likenesses: readonly ((a: Facts, b: Facts) => boolean)[] = [
  (a, b) => sameShape(a, b) === true,
  sameDegrees,
  (a, b) => a.directed === b.directed && a.order === b.order && a.size === b.size,
  (a, b) => a.directed === b.directed && a.order === b.order,
  (a, b) => a.order === b.order,
];

/**
 * The attempt that most others agree with (self-consistency, Wang et al. 2023, for graphs): the largest class of
 * isomorphic graphs, where replies without a graph are one class. Where classes are of one size, as where every sample is
 * a graph of its own, agreement in degrees decides, then in nodes and edges, then in nodes; then the first.
 *
 * @param attempts at least one
 */
export function mostAgreed(attempts: readonly Attempt[]): Attempt {
  const votes = attempts.map((attempt) =>
    likenesses.map((alike) => attempts.filter((other) => agree(attempt, other, alike)).length),
  );
  const best = votes.reduce((best, own, i) => (exceeds(own, votes[best]!) ? i : best), 0);
  return attempts[best]!;
}

function agree({ facts: a }: Attempt, { facts: b }: Attempt, alike: (a: Facts, b: Facts) => boolean): boolean {
  return a === undefined || b === undefined ? a === b : a === b || alike(a, b);
}

function sameDegrees(a: Facts, b: Facts): boolean {
  if (a.directed !== b.directed || a.order !== b.order || a.size !== b.size) return false;
  const [own, others] = [a.degrees.toSorted(), b.degrees.toSorted()];
  return own.every((degree, i) => degree === others[i]);
}

/** Whether votes come before others: by the first kind in which they differ. */
function exceeds(votes: readonly number[], others: readonly number[]): boolean {
  const at = votes.findIndex((count, i) => count !== others[i]);
  return at >= 0 && votes[at]! > others[at]!;
}

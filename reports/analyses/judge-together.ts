import { holm } from "#eval/stats/holm";
import type { PairedDifference } from "#reports/analyses/paired-difference";

/** One of several differences that are judged together. */
export interface JudgedDifference extends PairedDifference {
  /** Holm's p over all of them. */
  readonly adjusted: number;
}

/** Adjusts the p-values of differences over all of them together; those that are undefined stay so. */
export function judgeTogether(
  differences: readonly (PairedDifference | undefined)[],
): (JudgedDifference | undefined)[] {
  const adjusted = holm(differences.flatMap((one) => one?.p ?? []));
  let next = 0;
  return differences.map((one) => one && { ...one, adjusted: adjusted[next++]! });
}

import type { Attempt } from "#benchmarks/decision/rq3/scores/attempt";
import { meanOf } from "#benchmarks/decision/rq3/scores/mean-of";
import type { InstanceGap } from "#benchmarks/decision/rq3/scores/row";
import type { Trajectory } from "#benchmarks/decision/rq3/trajectory";
import { groupBy } from "#src/group-by";

/** An attempt with what was recorded of its trajectory; undefined where nothing was. */
export interface PlayedAttempt extends Attempt {
  readonly trajectory: Trajectory | undefined;
}

/**
 * The mean gap of each instance all of whose repeats were played to their ends: repeats are averaged within the instance
 * first, and one of which some are missing is left out, lest those that end well speak for the others.
 *
 * @throws Error as `Posed.verified` and `Posed.gap` do
 */
export function completedGaps(played: readonly PlayedAttempt[]): InstanceGap[] {
  return [...groupBy(played, ({ posed }) => posed.id)].flatMap(([id, repeats]) => {
    const gaps = repeats.flatMap(({ posed, trajectory }) =>
      trajectory?.value === undefined ? [] : [posed.gap(posed.verified(trajectory))],
    );
    return gaps.length === repeats.length ? [{ id, gap: meanOf(gaps) }] : [];
  });
}

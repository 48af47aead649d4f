import type { Interval } from "#eval/stats/interval";

/** Whether an item is right; undefined where the reply gave no answer that could be read. */
export type Parsed = boolean | undefined;

/** What two arms' results could be, had every unreadable reply been read. */
export interface UnparsedBounds {
  readonly before: Interval;
  readonly after: Interval;
  /** after − before */
  readonly difference: Interval;
  /** Whether the conclusion holds as scored (unreadable is wrong), and at the worst and the best for `after`. */
  readonly holds: { readonly asScored: boolean; readonly worst: boolean; readonly best: boolean };
  /** Whether reading them could change the conclusion. */
  readonly flips: boolean;
}

/**
 * The bounds that need no assumption on why replies are unreadable (Manski 1989; Horowitz and Manski 2000): at the worst,
 * all those of `after` are wrong and all those of `before` right; at the best, the reverse. They are not confidence
 * intervals. 0 … 1 where there are no items.
 *
 * @param decide the conclusion, from both arms' results; it should only gain from items right after or wrong before
 */
export function unparsedBounds(
  before: readonly Parsed[],
  after: readonly Parsed[],
  decide: (before: readonly boolean[], after: readonly boolean[]) => boolean,
): UnparsedBounds {
  const filled = { before: fill(before), after: fill(after) };
  const holds = {
    asScored: decide(filled.before.wrong, filled.after.wrong),
    worst: decide(filled.before.right, filled.after.wrong),
    best: decide(filled.before.wrong, filled.after.right),
  };
  const bounds = { before: bound(filled.before), after: bound(filled.after) };
  return {
    ...bounds,
    difference: [bounds.after[0] - bounds.before[1], bounds.after[1] - bounds.before[0]],
    holds,
    flips: holds.worst !== holds.asScored || holds.best !== holds.asScored,
  };
}

/** The results with every unreadable one wrong, and with every one right. */
function fill(results: readonly Parsed[]) {
  return { wrong: results.map((right) => right ?? false), right: results.map((right) => right ?? true) };
}

function bound({ wrong, right }: ReturnType<typeof fill>): Interval {
  const mean = (results: readonly boolean[], none: number) =>
    results.length === 0 ? none : results.filter(Boolean).length / results.length;
  return [mean(wrong, 0), mean(right, 1)];
}

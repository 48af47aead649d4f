/** Items of two arms, by which of the two was right. */
export interface PairedTable {
  readonly both: number;
  /** Right in the second arm only. */
  readonly gained: number;
  /** Right in the first arm only. */
  readonly lost: number;
  readonly neither: number;
}

/**
 * Counts items by which arm was right.
 *
 * @throws RangeError where the arms differ in length
 */
export function pairedTable(before: readonly boolean[], after: readonly boolean[]): PairedTable {
  if (before.length !== after.length) {
    throw new RangeError(`pairedTable: expected arms of one length, got ${before.length} and ${after.length}`);
  }
  const count = (was: boolean, is: boolean) => after.filter((right, i) => right === is && before[i] === was).length;
  return {
    both: count(true, true),
    gained: count(false, true),
    lost: count(true, false),
    neither: count(false, false),
  };
}

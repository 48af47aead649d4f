import type { Orientation } from "#src/graph/lr-orientation";

/** No edge. */
const NONE = -1;

/** Edges that return on one side, from the one that returns highest to the lowest; NONE, NONE is empty. */
interface Interval {
  high: number;
  low: number;
}

/** Return edges of which those on the left must lie on the other side than those on the right. */
interface ConflictPair {
  left: Interval;
  right: Interval;
}

/**
 * What is known, at one moment of the left-right planarity test, about the sides of the edges that return below the
 * node at hand.
 */
export interface ConflictPairs {
  readonly orientation: Orientation;
  readonly stack: ConflictPair[];
  /** By return edge, the next lower one in its interval. */
  readonly below: Int32Array;
}

export function conflictPairs(orientation: Orientation): ConflictPairs {
  return { orientation, stack: [], below: new Int32Array(orientation.tails.length).fill(NONE) };
}

/** A return edge whose side is free yet. */
export function addReturn({ stack }: ConflictPairs, edge: number): void {
  stack.push({ left: { high: NONE, low: NONE }, right: { high: edge, low: edge } });
}

/**
 * Makes the return edges of `edge`, which are the pairs above `bottom`, lie on one side, and those of earlier edges from
 * the same node that would cross them on the other.
 *
 * @returns whether that is possible
 */
export function constrain(pairs: ConflictPairs, edge: number, bottom: number): boolean {
  const { orientation, stack } = pairs;
  const { lowpoints, heights, tails, parentEdges, offsets, outgoing } = orientation;
  const node = tails[edge]!;
  if (lowpoints[edge]! >= heights[node]! || outgoing[offsets[node]!] === edge) return true;
  const before = parentEdges[node]!;
  const merged: ConflictPair = { left: { high: NONE, low: NONE }, right: { high: NONE, low: NONE } };
  while (stack.length > bottom) {
    const { left, right } = stack.pop()!;
    if (left.high !== NONE && right.high !== NONE) return false;
    const only = left.high === NONE ? right : left;
    // Those that return as low as the edge before are free to lie on either side.
    if (lowpoints[only.low]! > lowpoints[before]!) append(pairs, merged.right, only);
  }
  const crosses = ({ high }: Interval) => high !== NONE && lowpoints[high]! > lowpoints[edge]!;
  for (let top = stack.at(-1); top && (crosses(top.left) || crosses(top.right)); top = stack.at(-1)) {
    stack.pop();
    if (crosses(top.left) && crosses(top.right)) return false;
    const [crossing, other] = crosses(top.left) ? [top.left, top.right] : [top.right, top.left];
    append(pairs, merged.right, other);
    append(pairs, merged.left, crossing);
  }
  if (merged.left.high !== NONE || merged.right.high !== NONE) stack.push(merged);
  return true;
}

/** Adds an interval below another. */
function append({ below }: ConflictPairs, upper: Interval, lower: Interval): void {
  if (lower.high === NONE) return;
  if (upper.high === NONE) upper.high = lower.high;
  else below[upper.low] = lower.high;
  upper.low = lower.low;
}

/** Forgets the edges that return to `node`, which the search is about to leave for good. */
export function removeReturns(pairs: ConflictPairs, node: number): void {
  const { orientation, stack } = pairs;
  const { heights, lowpoints } = orientation;
  const lowest = ({ low }: Interval) => (low === NONE ? Number.POSITIVE_INFINITY : lowpoints[low]!);
  const returnsTo = ({ left, right }: ConflictPair) => Math.min(lowest(left), lowest(right));
  while (stack.length > 0 && returnsTo(stack.at(-1)!) === heights[node]) stack.pop();
  const top = stack.at(-1);
  if (!top) return;
  for (const interval of [top.left, top.right]) trim(pairs, interval, node);
}

function trim({ orientation, below }: ConflictPairs, interval: Interval, node: number): void {
  while (interval.high !== NONE && orientation.heads[interval.high] === node) interval.high = below[interval.high]!;
  if (interval.high === NONE) interval.low = NONE;
}

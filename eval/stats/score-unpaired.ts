import { type Proportion, share } from "#eval/stats/proportion";

/**
 * The score statistic for the difference a − b of two independent shares (Farrington and Manning 1990, Statistics in
 * Medicine 9: 1447–1454): standard normal where the true difference is `difference`, and the pooled z where that is 0.
 * NaN where nothing varies: an empty sample, or `difference` 0 and both all right or both all wrong.
 *
 * @param difference strictly between −1 and 1
 */
export function scoreUnpaired(a: Proportion, b: Proportion, difference: number): number {
  const shareA = restricted(a, b, difference);
  const shareB = shareA - difference;
  const variance = (shareA * (1 - shareA)) / a.of + (shareB * (1 - shareB)) / b.of;
  return (share(a) - share(b) - difference) / Math.sqrt(Math.max(0, variance));
}

/** The likeliest share of `a` where it exceeds that of `b` by `difference`: the middle root of a cubic. */
function restricted(a: Proportion, b: Proportion, difference: number): number {
  const ratio = b.of / a.of;
  const cubic = 1 + ratio;
  const square = -(1 + ratio + share(a) + ratio * share(b) + difference * (ratio + 2));
  const linear = difference ** 2 + difference * (2 * share(a) + ratio + 1) + share(a) + ratio * share(b);
  const constant = -share(a) * difference * (1 + difference);
  const third = square / (3 * cubic);
  const shift = third ** 3 - (square * linear) / (6 * cubic ** 2) + constant / (2 * cubic);
  const radius = Math.sign(shift) * Math.sqrt(Math.max(0, third ** 2 - linear / (3 * cubic)));
  const cosine = radius === 0 ? 0 : Math.min(1, Math.max(-1, shift / radius ** 3));
  const root = 2 * radius * Math.cos((Math.PI + Math.acos(cosine)) / 3) - third;
  return Math.min(1, Math.max(0, difference, root), 1 + Math.min(0, difference));
}

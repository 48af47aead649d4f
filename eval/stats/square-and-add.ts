import type { Interval } from "#eval/stats/interval";
import { type Proportion, share } from "#eval/stats/proportion";
import { wilson } from "#eval/stats/wilson";

/**
 * An interval for the difference a − b of two shares from the Wilson interval of each and their correlation φ
 * (Newcombe 1998, Statistics in Medicine 17: 873–890 and 2635–2650, the methods numbered 10).
 */
export function squareAndAdd(a: Proportion, b: Proportion, phi: number, confidence: number): Interval {
  const [lowA, highA] = wilson(a, confidence);
  const [lowB, highB] = wilson(b, confidence);
  const length = (x: number, y: number) => Math.sqrt(Math.max(0, x * x - 2 * phi * x * y + y * y));
  const difference = share(a) - share(b);
  return [
    Math.max(-1, difference - length(share(a) - lowA, highB - share(b))),
    Math.min(1, difference + length(highA - share(a), share(b) - lowB)),
  ];
}

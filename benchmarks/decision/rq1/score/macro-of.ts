import type { Interval } from "#eval/stats/interval";
import { type Proportion, share } from "#eval/stats/proportion";
import { wilson } from "#eval/stats/wilson";

/** A mean of shares that count alike, however many queries each rests on. */
export interface Macro {
  /** In 0 … 1. */
  readonly accuracy: number;
  /** Of 95%, from the Wilson interval of each share (the method of variance estimates recovery; Zou and Donner 2008). */
  readonly interval: Interval;
}

/** @param parts independent of one another, at least one */
export function macroOf(parts: readonly Proportion[]): Macro {
  const accuracy = parts.reduce((sum, part) => sum + share(part), 0) / parts.length;
  const half = (end: 0 | 1) =>
    Math.sqrt(parts.reduce((sum, part) => sum + (share(part) - wilson(part)[end]) ** 2, 0)) / parts.length;
  return { accuracy, interval: [accuracy - half(0), accuracy + half(1)] };
}

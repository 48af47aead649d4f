import type { Rng } from "#src/rng";

/**
 * A range that weights and capacities are drawn from. Values are held as integers in units of 1/scale, so that sums
 * are exact; only text shows the decimal point.
 */
export interface Numbers {
  /** 1 for integers, 10 for one decimal. */
  readonly scale: 1 | 10;
  /** The smallest and the largest value, in units of 1/scale. */
  readonly low: number;
  readonly high: number;
}

/** A value in units of 1/scale, uniform over the range. */
export function drawNumber(numbers: Numbers, rng: Rng): number {
  return rng.int(numbers.low, numbers.high);
}

/**
 * How a value in units of 1/scale is written: "7", or "7.3" and "7.0" for one decimal. A model's answer may lie between
 * two units: it keeps its digits.
 */
export function formatNumber({ scale }: Numbers, units: number): string {
  if (scale === 1 || !Number.isInteger(units)) return String(units / scale);
  return `${Math.trunc(units / 10)}.${Math.abs(units % 10)}`;
}

/** The units that a text such as "7.3" stands for; a fraction of a unit is kept to six digits. NaN for no number. */
export function unitsIn({ scale }: Numbers, text: string): number {
  return Number((Number(text) * scale).toFixed(6));
}

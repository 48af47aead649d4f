/** An exact fraction; the denominator is positive. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };

export function add(a: Fraction, b: Fraction): Fraction {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

export function isMore(a: Fraction, b: Fraction): boolean {
  return a.over * b.under > b.over * a.under;
}

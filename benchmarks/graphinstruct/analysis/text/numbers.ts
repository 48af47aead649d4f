import { rate } from "#reports/format";

/** A score: ".902"; "–" for none. */
export function score(value: number | undefined, digits = 3): string {
  if (value === undefined || !Number.isFinite(value)) return "–";
  const sign = value < 0 && !vanishes(value, digits) ? "−" : "";
  return sign + rate(Math.abs(value), digits);
}

/** A difference of scores: "+.069", "−.034", ".000"; "–" for none. */
export function difference(value: number | undefined, digits = 3): string {
  const sign = value !== undefined && value > 0 && !vanishes(value, digits) ? "+" : "";
  return sign + score(value, digits);
}

/** An interval of differences: "[−.094, −.002]"; "–" for none. */
export function range(interval: readonly [number, number] | undefined, digits = 3): string {
  return interval ? `[${difference(interval[0], digits)}, ${difference(interval[1], digits)}]` : "–";
}

/** Tokens: "2846"; "–" for none. */
export function tokens(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? "–" : value.toFixed(0);
}

function vanishes(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === 0;
}

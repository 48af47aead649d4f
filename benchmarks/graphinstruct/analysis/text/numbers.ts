import { rate } from "#reports/format";

/** A score: ".902"; "–" for none. */
export function score(value: number | undefined, digits = 3): string {
  if (value === undefined || !Number.isFinite(value)) return "–";
  return signless(value, digits) ? rate(Math.abs(value), digits) : rate(value, digits).replace(/^-0?/, "−");
}

/** A difference of scores: "+.069", "−.034", ".000"; "–" for none. */
export function difference(value: number | undefined, digits = 3): string {
  const text = score(value, digits);
  return value !== undefined && value > 0 && !signless(value, digits) ? `+${text}` : text;
}

/** An interval of differences: "[−.094, −.002]"; "–" for none. */
export function range(interval: readonly [number, number] | undefined, digits = 3): string {
  return interval ? `[${difference(interval[0], digits)}, ${difference(interval[1], digits)}]` : "–";
}

/** Tokens: "2846"; "–" for none. */
export function tokens(value: number | undefined): string {
  return value === undefined || !Number.isFinite(value) ? "–" : value.toFixed(0);
}

function signless(value: number, digits: number): boolean {
  return Number(value.toFixed(digits)) === 0 || value > 0;
}

import type { Cell } from "#benchmarks/decision/report/tables/table";
import type { Interval } from "#eval/stats/interval";
import { interval, rate } from "#reports/format";

/** A share with its interval, filled by it; U where there is none. */
export function shareCell(share: number | undefined, of95?: Interval): Cell {
  if (share === undefined) return { words: "U" };
  return { words: rate(share), share, ...(of95 && { note: interval(of95) }) };
}

/** A signed number: "+1.5", "−0.0312". */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return `${Number(text) === 0 ? "" : value < 0 ? "−" : "+"}${text}`;
}

/** "[−1.2, +3.4]" */
export function bounds([low, high]: Interval, digits: number): string {
  return `[${signed(low, digits)}, ${signed(high, digits)}]`;
}

/** A gap, or its interval: "9.80", "[5.72, 13.87]"; only below 0 does it have a sign. */
export function gapWords(value: number, digits: number): string {
  return value.toFixed(digits).replace("-", "−");
}

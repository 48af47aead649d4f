import type { Interval } from "#eval/stats/interval";
import { fifth } from "#reports/fifth";

/** How numbers are written in every report: a fixed number of digits, no leading zero, a real minus sign. */

/** A share of 0 … 1: ".124", "1.000". */
export function rate(value: number, digits = 3): string {
  return value.toFixed(digits).replace(/^0(?=\.)/, "");
}

/** "[.10–.16]", "[.97–1.0]": three characters a bound. */
export function interval([low, high]: Interval): string {
  const bound = (value: number) => rate(value, 2).slice(0, 3);
  return `[${bound(low)}–${bound(high)}]`;
}

/** A share as a percentage: "73%", "−12%". */
export function percent(value: number, digits = 0): string {
  const text = Math.abs(100 * value).toFixed(digits);
  return `${value < 0 && Number(text) !== 0 ? "−" : ""}${text}%`;
}

/** A recovered share of the gap as a percentage, with the digits it takes to stay in its fifth: "73%", "79.6%", "100.4%". */
export function recovered(recovery: number): string {
  const digits = [0, 1, 2].find((n) => fifth(Number((recovery * 100).toFixed(n)) / 100) === fifth(recovery)) ?? 3;
  return percent(recovery, digits);
}

/** A difference of shares in percentage points, signed: "+4.2", "−0.3". */
export function points(difference: number): string {
  const text = Math.abs(100 * difference).toFixed(1);
  return `${Number(text) === 0 ? "" : difference < 0 ? "−" : "+"}${text}`;
}

/** A p value or another small share, without "p": "<.0001", ".0042", ".31"; "–" for undefined. */
export function probability(value: number | undefined): string {
  if (value === undefined) return "–";
  if (value < 0.0001) return "<.0001";
  return rate(value, value < 0.01 ? 4 : value < 0.1 ? 3 : 2);
}

/** A p value as an equation: "p = .031", "p < .0001"; "p = –" for undefined. */
export function pValue(value: number | undefined): string {
  const text = probability(value);
  return text.startsWith("<") ? `p < ${text.slice(1)}` : `p = ${text}`;
}

/** A test statistic: "12.3", "−0.41"; "–" for undefined. */
export function statistic(value: number | undefined): string {
  return value === undefined ? "–" : value.toFixed(2).replace("-", "−");
}

/** A threshold as people write it: ".01", ".8". */
export function threshold(value: number): string {
  return String(value).replace(/^0(?=\.)/, "");
}

/** "1,234,567", "1,234.5": thousands apart. */
export function thousands(value: number): string {
  return String(value).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ",");
}

/** "1 pair", "3 pairs" */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}

/** "a", "a and b", "a, b and c" */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

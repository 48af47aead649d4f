import type { ScoredCell } from "#eval/matrix";
import { holm } from "#eval/stats/holm";
import type { Interval } from "#eval/stats/interval";
import { effectOf } from "#eval/transfer/effect";
import { pairedP, pairedTest } from "#eval/transfer/paired";
import { panelOf } from "#eval/transfer/panel";
import type { Rules } from "#eval/transfer/rules";
import { points, probability } from "#reports/format";
import { stream } from "#src/rng";

/** How two cells differ on the items that count in both. */
export interface PairedDifference {
  /** after − before, a difference of shares. */
  readonly value: number;
  /** 95%: Newcombe's paired interval, or a bootstrap where items or models depend on each other. */
  readonly interval?: Interval;
  /** Two-sided: McNemar's mid-p, or a sign-flip test of instances where items or models depend on each other. */
  readonly p: number;
}

/** One of several differences that are judged together. */
export interface JudgedDifference extends PairedDifference {
  /** Holm's p over all of them. */
  readonly adjusted: number;
}

/** Compares two cells item by item; undefined where no item counts in both. */
export function pairedDifference(after: ScoredCell, before: ScoredCell, rules: Rules): PairedDifference | undefined {
  const panel = panelOf({ tuned: after, zeroShot: before });
  if (panel.instances.length === 0) return undefined;
  const random = stream(0, after.row, after.column, before.row, "difference");
  const { value, interval } = effectOf(panel, rules, random).difference;
  return { value, ...(interval && { interval }), p: pairedP(pairedTest(panel)) };
}

/** Adjusts the p-values of differences over all of them together; those that are undefined stay so. */
export function judgeTogether(
  differences: readonly (PairedDifference | undefined)[],
): (JudgedDifference | undefined)[] {
  const adjusted = holm(differences.flatMap((one) => one?.p ?? []));
  let next = 0;
  return differences.map((one) => one && { ...one, adjusted: adjusted[next++]! });
}

/** "+12.5 [+3.1 to +21.0]" in percentage points. */
export function differenceText({ value, interval }: Pick<PairedDifference, "value" | "interval">): string {
  return `${points(value)}${interval ? ` [${points(interval[0])} to ${points(interval[1])}]` : ""}`;
}

/** "p = .031", "p < .0001" */
export function pText(p: number): string {
  const text = probability(p);
  return text.startsWith("<") ? `p < ${text.slice(1)}` : `p = ${text}`;
}

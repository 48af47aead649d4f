import type { ScoredCell } from "#eval/matrix";
import type { Interval } from "#eval/stats/interval";
import { effectOf } from "#eval/transfer/effect";
import { pairedP, pairedTest } from "#eval/transfer/paired";
import { panelOf } from "#eval/transfer/panel";
import type { Rules } from "#eval/transfer/rules";
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

/** Compares two cells item by item; undefined where no item counts in both. */
export function pairedDifference(after: ScoredCell, before: ScoredCell, rules: Rules): PairedDifference | undefined {
  const panel = panelOf({ tuned: after, zeroShot: before });
  if (panel.instances.length === 0) return undefined;
  const random = stream(0, after.row, after.column, before.row, "difference");
  const { value, interval } = effectOf(panel, rules, random).difference;
  return { value, ...(interval && { interval }), p: pairedP(pairedTest(panel)) };
}

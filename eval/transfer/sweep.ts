import { lambdaSweep, type RecoveredCell } from "#eval/stats/lambda-sweep";
import type { Transfer } from "#eval/transfer/transfer";

/** Thresholds at which strong recovery is counted. */
const LAMBDAS = Array.from({ length: 21 }, (_, i) => i / 20);

/** Shares of the pairs out of distribution that recover strongly at a threshold. */
export interface SweepStep {
  readonly lambda: number;
  /** As the paper has it: significant by z, and the recovery itself at least λ. */
  readonly strong: number;
  /** Transfer by the better test, and the lower end of the recovery's interval at least λ. */
  readonly firm: number;
}

/** Counts strong recovery at every threshold (NLGift, Figure 5); empty where there are no pairs. */
export function sweepOf(pairs: readonly Transfer[]): SweepStep[] {
  const recovery = (value: number | undefined): RecoveredCell["recovery"] =>
    value === undefined ? { reason: "undefined" } : { value };
  const strong = pairs.map((pair) => ({ significant: pair.significant, recovery: recovery(pair.recovery) }));
  const firm = pairs.map((pair) => ({ significant: pair.transfers, recovery: recovery(pair.gap?.interval?.[0]) }));
  const [bySelf, byBound] = [lambdaSweep(strong, LAMBDAS), lambdaSweep(firm, LAMBDAS)];
  return bySelf.map(({ lambda, share }, i) => ({ lambda, strong: share, firm: byBound[i]!.share }));
}

import { isRefusal } from "#benchmarks/graphinstruct/format/refusal";
import { type Examined, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import { efficiency } from "#benchmarks/graphinstruct/scores/efficiency";
import type { ScoreMode, Tokens } from "#benchmarks/graphinstruct/scores/score";
import type { Scored } from "#benchmarks/graphinstruct/scores/scored";

/**
 * The dimensions of outputs for an instruction that no graph satisfies. `sound`: the share that refuses and says so, and
 * what that took. The released code takes whatever it can't read for a refusal, lets one graph spoil all, and counts no
 * tokens.
 */
export function refusalScore(examined: readonly Examined[], spent: readonly Tokens[], mode: ScoreMode): Scored {
  if (mode === "compat") {
    const refused = examined.length > 0 && !examined.some(isCandidate);
    const share = refused ? 1 : 0;
    return { ...scored(share, share), tokensPerValid: refused ? 0 : Number.POSITIVE_INFINITY };
  }
  const refusals = examined.filter((each) => !isCandidate(each) && isRefusal(each.text)).length;
  const { score, tokensPerValid } = efficiency(spent, refusals);
  return { ...scored(examined.length === 0 ? 0 : refusals / examined.length, score), tokensPerValid };
}

function scored(share: number, efficiency: number) {
  return { validRate: share, dimensions: { D1: share, D2: 0, D3: 0, D4: share, D5: efficiency }, undecided: 0 };
}

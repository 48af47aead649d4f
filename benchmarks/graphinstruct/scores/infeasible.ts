import { isRefusal } from "#benchmarks/graphinstruct/format/refusal";
import type { Examined } from "#benchmarks/graphinstruct/scores/candidate";
import { isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/**
 * Share of outputs that are right where no graph can be: `sound` wants a refusal that says so; the released code takes
 * anything that it can't read for one, and one graph spoils all.
 */
export function refused(examined: readonly Examined[], mode: ScoreMode): number {
  if (mode === "compat") return examined.some(isCandidate) ? 0 : 1;
  return examined.filter((each) => !isCandidate(each) && isRefusal(each.text)).length / examined.length;
}

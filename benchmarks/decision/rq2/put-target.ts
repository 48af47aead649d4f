import { putChoice } from "#benchmarks/decision/contract/put-choice";
import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import type { Target } from "#benchmarks/decision/rq2/target";
import type { Verdict } from "#eval/verdict";
import type { Play } from "#src/play";

/** Puts a target to a model under a condition and judges the option it picks: any right one counts. */
export function putTarget(target: Target, condition: ConditionName, repeat: number): Play<Verdict> {
  return putChoice({ kind: "choose", ...target.show(condition), repeat }, target.gold);
}

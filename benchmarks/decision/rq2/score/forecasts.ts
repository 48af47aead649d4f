import type { Forecast } from "#benchmarks/decision/calibration/forecast";
import { itemId } from "#benchmarks/decision/rq2/items";
import type { Picked } from "#benchmarks/decision/rq2/put-target";
import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import type { TargetSet } from "#benchmarks/decision/rq2/target";
import type { Verdict } from "#eval/verdict";

/** What a model held likely under a condition, for the targets on which it picked an option and gave probabilities. */
export function forecastsOf(
  set: TargetSet,
  condition: ConditionName,
  verdicts: ReadonlyMap<string, Verdict>,
  repeat = 0,
): Forecast[] {
  return set.targets.flatMap((target) => {
    const { outcome, read } = verdicts.get(itemId(set, condition, target, repeat)) ?? {};
    if (outcome !== "correct" && outcome !== "wrong") return [];
    const { picked, probabilities } = read as Picked;
    if (probabilities === undefined) return [];
    const place = new Map(target.show(condition).options.map(({ id }, i) => [id, i]));
    return [{ probabilities, picked: place.get(picked)!, right: target.gold.map((id) => place.get(id)!) }];
  });
}

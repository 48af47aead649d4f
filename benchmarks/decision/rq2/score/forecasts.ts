import type { Forecast } from "#benchmarks/decision/calibration/forecast";
import { pickedIn } from "#benchmarks/decision/contract/picked-in";
import { itemId } from "#benchmarks/decision/rq2/items";
import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import type { TargetSet } from "#benchmarks/decision/rq2/target";
import { unattempted } from "#eval/play-out";
import type { Verdict } from "#eval/verdict";

/** What a model held likely under a condition, for the targets on which it picked an option and gave probabilities. */
export function forecastsOf(
  set: TargetSet,
  condition: ConditionName,
  verdicts: ReadonlyMap<string, Verdict>,
  repeat = 0,
): Forecast[] {
  return set.targets.flatMap((target) => {
    const { picked, probabilities } =
      pickedIn(verdicts.get(itemId(set, condition, target, repeat)) ?? unattempted) ?? {};
    if (picked === undefined || !probabilities) return [];
    const place = new Map(target.show(condition).options.map(({ id }, i) => [id, i]));
    return [{ probabilities, picked: place.get(picked)!, right: target.gold.map((id) => place.get(id)!) }];
  });
}

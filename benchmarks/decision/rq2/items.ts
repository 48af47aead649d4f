import { putTarget } from "#benchmarks/decision/rq2/put-target";
import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import type { Target, TargetSet } from "#benchmarks/decision/rq2/target";
import type { Item } from "#eval/play-out";
import { names } from "#src/pick";

/** The id of a target under a condition, in logs. */
export function itemId({ name, kind }: TargetSet, condition: ConditionName, { id }: Target, repeat: number): string {
  return `rq2-${kind}-${name}-${condition}-${id}-${repeat}`;
}

/** Every target of a set under every condition, as often as wanted: what is asked. */
export function targetItems(set: TargetSet, repeats = 1): Item[] {
  return names(conditions).flatMap((condition) =>
    set.targets.flatMap((target) =>
      Array.from({ length: repeats }, (_, repeat) => ({
        id: itemId(set, condition, target, repeat),
        play: () => putTarget(target, condition, repeat),
      })),
    ),
  );
}

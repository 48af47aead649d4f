import { pickedIn } from "#benchmarks/decision/contract/picked-in";
import { itemId } from "#benchmarks/decision/rq2/items";
import { type ConditionName, conditions } from "#benchmarks/decision/rq2/request/conditions";
import { type Contrast, contrastsOf } from "#benchmarks/decision/rq2/score/contrasts";
import { macroF1 } from "#benchmarks/decision/rq2/score/macro-f1";
import type { TargetSet } from "#benchmarks/decision/rq2/target";
import { compareIds } from "#benchmarks/decision/rq2/text-graph/compare-ids";
import { unattempted } from "#eval/play-out";
import type { Interval } from "#eval/stats/interval";
import { wilson } from "#eval/stats/wilson";
import type { Outcome, Verdict } from "#eval/verdict";
import { names } from "#src/pick";
import { stream } from "#src/rng";

/** How a model did under a condition. Every target counts, whatever became of it. */
export interface ConditionScore {
  readonly of: number;
  readonly outcomes: Readonly<Partial<Record<Outcome, number>>>;
  /** The share of targets for which a right option was picked, in 0 … 1: accuracy, and Hit@1 of selection. undefined (U) where the model supports none of them. */
  readonly accuracy?: number;
  /** Wilson's 95 % interval for it. */
  readonly interval?: Interval;
  /** Over all classes, in 0 … 1; undefined in selection, and where accuracy is. */
  readonly macroF1?: number;
}

export interface SetScore {
  readonly conditions: Readonly<Record<ConditionName, ConditionScore>>;
  readonly contrasts: readonly Contrast[];
}

/**
 * What verdicts on a set of targets come to.
 *
 * @param verdicts by item id; those that are missing count as unattempted
 * @param seed of the bootstrap
 * @param repeat which of the repeats is scored
 */
export function scoreSet(
  set: TargetSet,
  verdicts: ReadonlyMap<string, Verdict>,
  { seed, repeat = 0 }: { readonly seed: number; readonly repeat?: number },
): SetScore {
  const targets = set.targets.toSorted((a, b) => compareIds(a.id, b.id));
  const under = Object.fromEntries(
    names(conditions).map((condition) => [
      condition,
      targets.map((target) => verdicts.get(itemId(set, condition, target, repeat)) ?? unattempted),
    ]),
  ) as Record<ConditionName, Verdict[]>;
  const truth = targets.map(({ gold }) => gold[0]!);
  const scores = names(conditions).map((condition) => [
    condition,
    conditionScore(under[condition], truth, set.classes),
  ]);
  const rng = stream(seed, "rq2", set.name, "bootstrap");
  return { conditions: Object.fromEntries(scores), contrasts: contrastsOf(under, rng) };
}

function conditionScore(
  verdicts: readonly Verdict[],
  truth: readonly string[],
  classes: readonly string[] | undefined,
): ConditionScore {
  const outcomes: Partial<Record<Outcome, number>> = {};
  for (const { outcome } of verdicts) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const of = verdicts.length;
  const { correct: right = 0, unsupported = 0 } = outcomes;
  if (unsupported === of) return { of, outcomes };
  const predicted = verdicts.map((verdict) => pickedIn(verdict)?.picked);
  const f1 = classes && { macroF1: macroF1(classes, truth, predicted) };
  return { of, outcomes, accuracy: right / of, interval: wilson({ right, of }), ...f1 };
}

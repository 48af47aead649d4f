import type { ConditionName } from "#benchmarks/decision/rq2/request/conditions";
import type { Target } from "#benchmarks/decision/rq2/target";
import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import type { Choose, Play } from "#src/play";

/** What a verdict on a target read; `probabilities` by option, as the model gave them. */
export interface Picked {
  readonly picked: string;
  readonly probabilities?: readonly number[];
}

/** Puts a target to a model under a condition and judges the option it picks: any right one counts. */
export function* putTarget(target: Target, condition: ConditionName, repeat: number): Play<Verdict> {
  const request: Choose = { kind: "choose", ...target.show(condition), repeat };
  const { option, probabilities, said } = expect("choice", yield request);
  const picked = option === undefined ? undefined : request.options[option]?.id;
  if (picked === undefined) return { outcome: "unparsed", read: said, why: "none of the options" };
  const read: Picked = { picked, ...(probabilities && { probabilities }) };
  if (target.gold.includes(picked)) return { outcome: "correct", read, why: picked };
  return { outcome: "wrong", read, why: `${picked}, not ${target.gold.join(" or ")}` };
}

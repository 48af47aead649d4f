import type { Picked } from "#benchmarks/decision/contract/picked-in";
import { expect } from "#eval/expect";
import type { Verdict } from "#eval/verdict";
import type { Choose, Play } from "#src/play";

/**
 * Puts one request to a model and judges the option it picks.
 *
 * @param right ids of options, one or more, any of which counts
 */
export function* putChoice(request: Choose, right: readonly string[]): Play<Verdict> {
  const { option, probabilities, said } = expect("choice", yield request);
  const picked = option === undefined ? undefined : request.options[option]?.id;
  if (picked === undefined) return { outcome: "unparsed", read: said, why: "none of the options" };
  const read: Picked = { picked, ...(probabilities && { probabilities }) };
  if (right.includes(picked)) return { outcome: "correct", read, why: picked };
  return { outcome: "wrong", read, why: `${picked}, not ${right.join(" or ")}` };
}

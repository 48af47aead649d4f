import type { RealWorldAnswers, RealWorldItem, RealWorldKind } from "#generators/real-world/item";
import type { Check } from "#generators/tasks/task";

/** What of a real-world item its judge looks at. */
export type Judged<Kind extends RealWorldKind = RealWorldKind> = Pick<
  RealWorldItem<Kind>,
  "kind" | "answer" | "choices" | "constraints"
>;

/**
 * Judges an answer to a real-world item: yes or no, an option and a stance must be the set's own; an order of steps must
 * hold every step once and keep all constraints.
 *
 * The parts of an order are counts, `kept` and `constraints`: summed over items they make the micro-averaged partial
 * credit of Zhang et al. (2024), App. B.1; an order that lacks a step, or has one twice, keeps none.
 */
export function judgeRealWorld<Kind extends RealWorldKind>(item: Judged<Kind>, answer: RealWorldAnswers[Kind]): Check {
  if (item.kind === "steps") return judgeOrder(item, answer as RealWorldAnswers["steps"]);
  const right = answer === item.answer;
  return { right, why: right ? "the set's own answer" : `the set's answer is ${told(item)}` };
}

function told({ kind, answer }: Judged): string {
  if (kind === "yesNo") return answer ? "yes" : "no";
  return kind === "option" ? `option ${String.fromCharCode(65 + Number(answer))}` : String(answer);
}

function judgeOrder({ choices, constraints = [] }: Judged, order: RealWorldAnswers["steps"]): Check {
  const place = new Map(order.map((step, at) => [step, at]));
  const none = { kept: 0, constraints: constraints.length };
  const missing = choices.findIndex((_, step) => !place.has(step));
  if (missing >= 0) return { right: false, why: `step ${missing} is missing`, parts: none };
  const again = order.find((step, at) => place.get(step) !== at);
  if (again !== undefined) return { right: false, why: `step ${again} comes twice`, parts: none };
  const broken = constraints.filter(([before, after]) => place.get(before)! > place.get(after)!);
  const parts = { kept: constraints.length - broken.length, constraints: constraints.length };
  if (broken[0]) return { right: false, why: `step ${broken[0][0]} must come before step ${broken[0][1]}`, parts };
  return { right: true, why: "keeps every constraint", parts };
}

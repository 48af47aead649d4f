import { itemOf } from "#benchmarks/nlgift/release/item-of";
import { isRight } from "#benchmarks/nlgift/rescore/is-right";
import { type Judge, type Judgement, judged } from "#benchmarks/nlgift/rescore/judgement";
import { readAs } from "#benchmarks/nlgift/rescore/read-as";
import { readProblem } from "#benchmarks/nlgift/rescore/read-problem";
import { judgeRealWorld } from "#eval/judge-real-world";
import { readAnswer } from "#eval/readers/index";
import type { Policy } from "#eval/readers/policy";
import type { Reading } from "#eval/readers/reading";
import type { Check } from "#generators/tasks/task";

/** Reads the answer by a policy and checks it against the graph, or the set's own answer. Any right answer is right. */
export function byReading(policy: Policy): Judge {
  return ({ asked, response }) => {
    if ("graph" in asked) {
      return settled(readProblem(asked, response, policy), (answer) => ({ right: isRight(asked, answer) }));
    }
    const item = itemOf(asked);
    const context = { labels: [], scale: 1, options: item.choices };
    const reading = readAnswer(item.kind, response, context, policy);
    return settled(reading, (answer) => judgeRealWorld(item, answer), item.constraints?.length);
  };
}

/** @param constraints of an order of steps: it counts by the constraints that it keeps */
function settled<Answer>(
  reading: Reading<Answer>,
  check: (answer: Answer) => Pick<Check, "right" | "parts">,
  constraints?: number,
): Judgement {
  const read = readAs(reading.kind);
  const checked = reading.kind === "answer" ? check(reading.answer) : { right: false };
  if (constraints === undefined) return judged(checked.right, read);
  return { right: checked.parts?.kept ?? 0, of: constraints, read };
}

import type { Attempt, Checked } from "#benchmarks/graphinstruct/ask/attempt";
import { isRefusal } from "#benchmarks/graphinstruct/format/refusal";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Output } from "#benchmarks/graphinstruct/scores/score";
import type { Verdict } from "#eval/verdict";

/**
 * What a reply is worth by sound rules: correct where its graph meets all that is asked, and, where nothing can, where it
 * says so. The class of a wrong one is the key of the first constraint that it violates.
 *
 * @param found what the sound rules find of it
 */
export function judged(instruction: Instruction, { text, finish }: Attempt, found: Checked): Verdict {
  const { facts, findings } = found;
  if (facts === undefined) return unread(instruction, text, finish);
  if (!instruction.feasible) return { outcome: "wrong", class: "infeasible", why: "a graph where none can be" };
  const missed = findings.filter(({ satisfied }) => satisfied !== true);
  const [first] = missed;
  if (first === undefined) return { outcome: "correct", why: `meets all ${findings.length} constraints` };
  const { constraint, expected, observed } = first;
  const more = missed.length > 1 ? `, and ${missed.length - 1} more` : "";
  return {
    outcome: "wrong",
    class: constraint.key,
    why: `${constraint.key}: expected ${expected}, got ${observed}${more}`,
  };
}

function unread({ feasible }: Instruction, text: string, finish: Output["finish"]): Verdict {
  if (isRefusal(text)) {
    return feasible
      ? { outcome: "refused", why: "says that there is no such graph; there is" }
      : { outcome: "correct", class: "infeasible", why: "says that there is no such graph" };
  }
  if (finish === "length") return { outcome: "truncated", why: "cut off at the token limit before a whole graph" };
  return { outcome: "unparsed", why: "no graph could be read" };
}

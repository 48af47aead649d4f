import { planFor } from "#benchmarks/graphinstruct/ask/prompts/plan-for";
import { type Constraint, inferImplicit, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** The reasoning that stands before the answer of an example: what is asked, what follows, how it is built, a check. */
export function workedReasoning(instruction: Instruction): string {
  const asked = parseConstraints(instruction.explicit);
  const follows = inferImplicit(asked);
  const consequence = follows.length > 0 ? `; from which follows ${listed(follows)}` : "";
  const rest = instruction.feasible
    ? [`Plan: ${planFor(instruction)}.`, "Check: counted once more, each demand is met."]
    : ["Check: these cannot all hold at once."];
  return [`Asked for: ${listed(asked)}${consequence}.`, ...rest].map((step, i) => `${i + 1}. ${step}`).join("\n");
}

function listed(constraints: readonly Constraint[]): string {
  return constraints.map(({ text }) => text).join(", ");
}

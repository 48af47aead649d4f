import { parseConstraints } from "#benchmarks/graphinstruct/constraints/parse-constraint";
import { whyInfeasible } from "#benchmarks/graphinstruct/constraints/why-infeasible";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { UserError } from "#src/errors";

/**
 * Makes sure that an instruction's constraints make sense: that each can be read, and that they don't contradict each
 * other where the instruction says that it can be done.
 *
 * @throws UserError naming the instruction; the fault is the instruction's, not a model's
 */
export function checkInstruction({ id, explicit, feasible }: Pick<Instruction, "id" | "explicit" | "feasible">): void {
  const proof = whyInfeasible(parseConstraints(explicit));
  if (!feasible || proof === undefined) return;
  throw new UserError(
    `${id}: expected constraints that a graph can satisfy together, got ${proof}; mend the instruction`,
  );
}

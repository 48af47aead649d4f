import { check, type Facts, parseConstraints, type Rules } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Pools } from "#benchmarks/graphinstruct/pools/pools";

/**
 * The graphs of the instruction's level that satisfy all that it says, domains mixed as in the released code; none where
 * it names no number of nodes or the level has no pool.
 */
export function poolFor(instruction: Instruction, pools: Pools, rules: Rules): readonly Facts[] {
  const constraints = parseConstraints(instruction.explicit);
  const order = constraints.find(({ key, operator }) => key === "num_nodes" && operator === "=");
  const known = pools.get(instruction.level)?.get(Number(order?.value)) ?? [];
  return known.filter((facts) => constraints.every((constraint) => check(constraint, facts, rules).satisfied === true));
}

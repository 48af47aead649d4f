import type { Constraint } from "#benchmarks/graphinstruct/constraints/constraint";
import { inferImplicit, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/**
 * What methods check replies for: what an instruction says and what follows from it. As released, that is the data set's
 * own list, which holds properties of its references too (a number of edges where none is asked for).
 */
export function demandsOn({ explicit, implicit }: Instruction, mode: ScoreMode): Constraint[] {
  const asked = parseConstraints(explicit);
  return [...asked, ...(mode === "compat" ? parseConstraints(implicit) : inferImplicit(asked))];
}

import type { ConstraintKind } from "#benchmarks/graphinstruct/constraints/constraint";
import { satisfied } from "#benchmarks/graphinstruct/constraints/finding";

/** `task_type`, `domain`, `graph_model`: said of the instruction, not asked of the graph. Always satisfied, by any value. */
export const metadata: ConstraintKind = {
  family: "domain",
  summary: "says something of the instruction; always satisfied",
  holdsWithoutNodes: true,
  validate() {},
  check: (constraint) => satisfied(constraint, constraint.value, constraint.value),
};

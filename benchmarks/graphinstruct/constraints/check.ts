import { demand } from "#benchmarks/graphinstruct/constraints/compare";
import type { Constraint, ConstraintKind, Finding, Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { violated } from "#benchmarks/graphinstruct/constraints/finding";
import { constraintKinds } from "#benchmarks/graphinstruct/constraints/kinds/index";
import { pick } from "#src/pick";

/**
 * Whether a graph meets a constraint, and if not, how far it is off and who is to blame.
 *
 * In `sound` a graph without nodes meets nothing but a demand on the number of nodes: there is nothing of which the rest
 * could hold.
 *
 * @param constraint as `parseConstraint` gives it
 */
export function check(constraint: Constraint, facts: Facts, rules: Rules): Finding {
  const kind: ConstraintKind = pick("constraint", constraintKinds, constraint.key);
  if (rules === "sound" && facts.order === 0 && !kind.holdsWithoutNodes) {
    const { operator, value } = constraint;
    const expected = operator === "=" ? value : demand(operator, value);
    const fault = { distance: 1, details: ["write at least one node"] };
    return violated(constraint, expected, "a graph without nodes", fault);
  }
  return kind.check(constraint, facts, rules);
}

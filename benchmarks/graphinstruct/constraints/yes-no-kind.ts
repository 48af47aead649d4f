import { asksForYes } from "#benchmarks/graphinstruct/constraints/asks-for-yes";
import type { ConstraintKind, Family, Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { raises, satisfied, undecided, violated } from "#benchmarks/graphinstruct/constraints/finding";
import { malformed } from "#benchmarks/graphinstruct/constraints/malformed";
import { isRaised, type Outcome } from "#benchmarks/graphinstruct/constraints/outcome";

/** A constraint on whether something holds of the graph. */
export interface YesNoProperty {
  readonly family: Family;
  readonly summary: string;
  test(facts: Facts, rules: Rules): Outcome<boolean>;
  /** Why it does not hold, for a model: components, a cycle. Asked only where it should hold. */
  blame?(facts: Facts): { readonly offenders?: readonly number[]; readonly details: readonly string[] };
}

const YES_NO = /^(?:true|false)$/i;

/** A kind for such a property. Its targets are `true` and `false`; operators are `=` and `!=`. */
export function yesNoKind(property: YesNoProperty): ConstraintKind {
  return {
    family: property.family,
    summary: property.summary,
    validate(constraint) {
      if (!YES_NO.test(constraint.value)) malformed(constraint, "true or false");
      if (constraint.operator !== "=" && constraint.operator !== "!=")
        malformed(constraint, "= or != before the value");
    },
    check(constraint, facts, rules) {
      const wanted = asksForYes(constraint);
      const observed = property.test(facts, rules);
      if (observed === undefined) return undecided(constraint, String(wanted));
      if (isRaised(observed))
        return raises(constraint, String(wanted), "a graph that can't be judged", observed.raises);
      if (observed === wanted) return satisfied(constraint, String(wanted), String(observed));
      const blame = wanted ? property.blame?.(facts) : undefined;
      return violated(constraint, String(wanted), String(observed), { distance: 1, ...blame });
    },
  };
}

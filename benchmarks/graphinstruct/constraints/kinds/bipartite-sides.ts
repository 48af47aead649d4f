import type { Constraint, ConstraintKind, Rules } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { raises, satisfied, undecided, violated } from "#benchmarks/graphinstruct/constraints/finding";
import { malformed } from "#benchmarks/graphinstruct/constraints/malformed";
import { type Sides, sideSplits } from "#benchmarks/graphinstruct/constraints/side-splits";
import { sidesAsNetworkx } from "#benchmarks/graphinstruct/constraints/sides-as-networkx";
import { blameCycle } from "#benchmarks/graphinstruct/constraints/witnesses/blame-cycle";
import { findOddCycle } from "#benchmarks/graphinstruct/constraints/witnesses/odd-cycle";

const PAIR = /^(\d{1,9})\s*,\s*(\d{1,9})$/;

/** The two numbers of such a constraint's value, the smaller first; undefined where it isn't two numbers. */
export function sidesOf(value: string): Sides | undefined {
  const match = PAIR.exec(value);
  if (!match) return undefined;
  const [p, q] = [Number(match[1]), Number(match[2])];
  return p < q ? [p, q] : [q, p];
}

/**
 * Two sides of these sizes, in either order. `compat` looks at one 2-colouring, the one networkx finds; `sound` accepts
 * any, as each component may be turned over.
 */
export const bipartiteSides: ConstraintKind = {
  family: "structural",
  summary: "bipartite, with sides of these two sizes",
  validate(constraint) {
    if (!sidesOf(constraint.value)) malformed(constraint, "two whole numbers, as in 3,4,");
    if (constraint.operator !== "=") malformed(constraint, "= before the value");
  },
  check(constraint, facts, rules) {
    const [p, q] = sidesOf(constraint.value)!;
    const expected = `sides of ${p} and ${q}`;
    if (facts.order === 0) return raises(constraint, expected, "no nodes", "NetworkXPointlessConcept");
    if (!facts.bipartition) {
      const fault = { distance: 1, ...blameCycle(facts, "odd cycle", findOddCycle(facts)) };
      return violated(constraint, expected, "not bipartite", fault);
    }
    return compareSides(constraint, facts, rules, expected);
  },
};

function compareSides(constraint: Constraint, facts: Facts, rules: Rules, expected: string) {
  const [p, q] = sidesOf(constraint.value)!;
  const possible = rules === "compat" ? [sidesAsNetworkx(facts)] : sideSplits(facts);
  if (!possible) return undecided(constraint, expected);
  const off = (sides: Sides) => Math.abs(sides[0] - p) + Math.abs(sides[1] - q);
  const nearest = possible.reduce((best, sides) => (off(sides) < off(best) ? sides : best));
  const observed = `sides of ${nearest[0]} and ${nearest[1]}`;
  if (off(nearest) === 0) return satisfied(constraint, expected, observed);
  return violated(constraint, expected, observed, { distance: off(nearest) });
}

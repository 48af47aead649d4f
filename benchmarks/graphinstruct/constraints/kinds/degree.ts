import { compare, demand } from "#benchmarks/graphinstruct/constraints/compare";
import type { ConstraintKind } from "#benchmarks/graphinstruct/constraints/constraint";
import { nodesByDegree, nodesWhere } from "#benchmarks/graphinstruct/constraints/degree-offenders";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { satisfied, violated } from "#benchmarks/graphinstruct/constraints/finding";
import { NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/**
 * One degree for all nodes. The released checker compares that common degree and knows none where nodes differ, so that
 * of unlike nodes `=` is false and `!=` true; in `sound` every node is held to the demand.
 */
export const degree: ConstraintKind = {
  ...numericKind({
    family: "degree",
    summary: "every node has this degree (in and out together)",
    whole: true,
    measure: common,
  }),
  check(constraint, facts, rules) {
    const { operator, value } = constraint;
    const target = Number(value);
    const expected = `${demand(operator, value)} at every node`;
    const off = nodesWhere(facts, (own) => !compare(own, operator, target, 0));
    const holds = rules === "sound" ? off.length === 0 : compare(common(facts), operator, target, 0);
    const observed = range(facts.degrees);
    if (holds) return satisfied(constraint, expected, observed);
    let distance = 0;
    for (const own of facts.degrees) distance = Math.max(distance, Math.abs(own - target));
    const details = off.length > 0 ? [`${nodesByDegree(facts, off)} differ`] : [];
    return violated(constraint, expected, observed, { distance, offenders: off.slice(0, NAMED), details });
  },
};

/** The degree that all nodes have; NaN where they have not. */
function common({ degrees }: Facts): number {
  if (degrees.length === 0) return Number.NaN;
  return degrees.every((own) => own === degrees[0]) ? degrees[0]! : Number.NaN;
}

function range(degrees: Int32Array): string {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const own of degrees) {
    low = Math.min(low, own);
    high = Math.max(high, own);
  }
  if (degrees.length === 0) return "no nodes";
  return low === high ? String(low) : `${low} to ${high}`;
}

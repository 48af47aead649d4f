import { nodesByDegree, nodesWhere } from "#benchmarks/graphinstruct/constraints/degree-offenders";
import { NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** `=` asks for at most that many, as the instructions' words do. */
export const maxDegree = numericKind({
  family: "degree",
  summary: "no node has more than this degree (in and out together)",
  whole: true,
  equals: "<=",
  measure: ({ degrees }) => degrees.reduce((a, b) => Math.max(a, b), 0),
  blame: (facts, { observed, target, towards }) => {
    const offenders = nodesWhere(facts, (own) => (towards === "lower" ? own > target : own === observed));
    return {
      offenders: offenders.slice(0, NAMED),
      details: [`${nodesByDegree(facts, offenders)} have ${towards === "lower" ? "more" : "that"}`],
    };
  },
});

import { nodesByDegree, nodesWhere } from "#benchmarks/graphinstruct/constraints/degree-offenders";
import { NAMED } from "#benchmarks/graphinstruct/constraints/list-nodes";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** `=` asks for at least that many, as the instructions' words do. */
export const minDegree = numericKind({
  family: "degree",
  summary: "every node has at least this degree (in and out together)",
  whole: true,
  equals: ">=",
  measure: ({ degrees }) => (degrees.length === 0 ? 0 : degrees.reduce((a, b) => Math.min(a, b))),
  blame: (facts, { observed, target, towards }) => {
    const offenders = nodesWhere(facts, (own) => (towards === "higher" ? own < target : own === observed));
    return {
      offenders: offenders.slice(0, NAMED),
      details: [`${nodesByDegree(facts, offenders)} have ${towards === "higher" ? "fewer" : "that"}`],
    };
  },
});

import type { ConstraintKind } from "#benchmarks/graphinstruct/constraints/constraint";
import { nodesByDegree, nodesWhere } from "#benchmarks/graphinstruct/constraints/degree-offenders";
import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { raises, satisfied, undecided, violated } from "#benchmarks/graphinstruct/constraints/finding";
import type { GraphType, Shape } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";
import { graphTypes } from "#benchmarks/graphinstruct/constraints/graph-types/index";
import { malformed } from "#benchmarks/graphinstruct/constraints/malformed";
import { isRaised } from "#benchmarks/graphinstruct/constraints/outcome";
import { blameCycle } from "#benchmarks/graphinstruct/constraints/witnesses/blame-cycle";
import { describeComponents } from "#benchmarks/graphinstruct/constraints/witnesses/components";
import { findCycle } from "#benchmarks/graphinstruct/constraints/witnesses/cycle";
import { findOddCycle } from "#benchmarks/graphinstruct/constraints/witnesses/odd-cycle";
import { pick } from "#src/pick";

/** That the graph is of a named type. */
export const graphType: ConstraintKind = {
  family: "structural",
  summary: "the graph is a tree, a cycle, a grid …",
  validate(constraint) {
    pick(`graph type in constraint ${JSON.stringify(constraint.text)}`, graphTypes, constraint.value);
    if (constraint.operator !== "=") malformed(constraint, "= before the value");
  },
  check(constraint, facts, rules) {
    const expected = constraint.value;
    const type: GraphType = pick("graph type", graphTypes, expected);
    const verdict = type.test(facts, rules);
    if (verdict === undefined) return undecided(constraint, expected);
    const observed = `${facts.order} nodes and ${facts.size} ${facts.directed ? "directed" : "undirected"} edges`;
    if (isRaised(verdict)) return raises(constraint, expected, observed, verdict.raises);
    if (verdict) return satisfied(constraint, expected, observed);
    const details = missing(facts, type.shape);
    return violated(constraint, expected, observed, {
      distance: 1,
      details: details.length > 0 ? details : [type.summary],
    });
  },
};

/** What such a graph has and this one has not, a clause each. */
function missing(facts: Facts, shape: Shape): readonly string[] {
  const { order, size, directed, components, connected, bipartition } = facts;
  const edges = directed && !shape.edgesIfDirected ? undefined : shape.edges?.(order);
  const off = shape.degree ? nodesWhere(facts, (own) => own !== shape.degree!(order)) : [];
  const cyclic = size > order - components.count;
  return [
    ...(order < (shape.leastOrder ?? 0) ? [`${shape.leastOrder} nodes needed at least`] : []),
    ...(edges !== undefined && edges !== size ? [`${edges} edges needed, ${size} there`] : []),
    ...(off.length > 0 ? [`${nodesByDegree(facts, off)} should have degree ${shape.degree!(order)}`] : []),
    ...(shape.connected && !connected ? [describeComponents(facts)] : []),
    ...(shape.forest && cyclic ? blameCycle(facts, "cycle", findCycle(facts)).details : []),
    ...(shape.bipartite && !bipartition ? blameCycle(facts, "odd cycle", findOddCycle(facts)).details : []),
  ];
}

import { asksForYes } from "#benchmarks/graphinstruct/constraints/asks-for-yes";
import type { Constraint, Operator } from "#benchmarks/graphinstruct/constraints/constraint";
import type { GraphTypeName } from "#benchmarks/graphinstruct/constraints/graph-types/index";
import type { Bound, Bounds, Origin, Quantity } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";
import type { Rule } from "#benchmarks/graphinstruct/constraints/infeasible/rule";
import { typeRules } from "#benchmarks/graphinstruct/constraints/infeasible/type-rules";
import { sidesOf } from "#benchmarks/graphinstruct/constraints/kinds/bipartite-sides";
import type { ConstraintKey } from "#benchmarks/graphinstruct/constraints/kinds/index";
import { slackOf } from "#benchmarks/graphinstruct/constraints/slack";

type Demand = (bounds: Bounds, constraint: Constraint, says: Origin) => void;

/** What a constraint says outright, under either set of rules; keys that are not here bound nothing. */
const demands: { readonly [Key in ConstraintKey]?: Demand } = {
  num_nodes: whole("nodes"),
  num_edges: whole("edges"),
  num_components: whole("components"),
  connected: property("connected"),
  weakly_connected: property("connected"),
  strongly_connected: property("stronglyConnected"),
  acyclic: property("acyclic"),
  bipartite: property("bipartite"),
  planar: property("planar"),
  min_degree: whole("minDegree", ">="),
  max_degree: whole("maxDegree", "<="),
  diameter: whole("diameter"),
  girth: whole("girth"),
  chromatic_number: whole("chromaticNumber"),
  average_path_length: measured("pathLength"),
  clustering_coefficient: measured("clustering"),
  density: measured("density"),
  modularity: measured("modularity"),
  degree({ raise, lower }, { operator, value }, says) {
    const [least, most] = interval(operator, Number(value));
    raise("minDegree", least, says);
    lower("maxDegree", most, says);
    if (operator === "=") raise("nodes", 1, says);
  },
  node_connectivity: connectivity,
  edge_connectivity: connectivity,
  bipartite_sides: sides,
  graph_type: (bounds, { value }, says) => typeRules[value as GraphTypeName](bounds, says),
};

/** The rules that a constraint adds. */
export function demandsOf(constraint: Constraint): readonly Rule[] {
  const demand = demands[constraint.key as ConstraintKey];
  const says: Origin = { source: constraint.text, premises: [] };
  return demand ? [(bounds) => demand(bounds, constraint, says)] : [];
}

/** The whole numbers that an operator lets pass. */
function interval(operator: Operator, target: number): readonly [least: number, most: number] {
  switch (operator) {
    case "=":
      return [target, target];
    case "<=":
      return [Number.NEGATIVE_INFINITY, target];
    case ">=":
      return [target, Number.POSITIVE_INFINITY];
    case "<":
      return [Number.NEGATIVE_INFINITY, target - 1];
    case ">":
      return [target + 1, Number.POSITIVE_INFINITY];
    case "!=":
      return [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  }
}

function whole(quantity: Quantity, equals: Operator = "="): Demand {
  return ({ raise, lower }, { operator, value }, says) => {
    const [least, most] = interval(operator === "=" ? equals : operator, Number(value));
    raise(quantity, least, says);
    lower(quantity, most, says);
  };
}

/** With the most that either set of rules lets a measured number miss. */
function measured(quantity: Quantity): Demand {
  return ({ raise, lower }, constraint, says) => {
    const slack = slackOf(constraint, "sound");
    const target = Number(constraint.value);
    if (constraint.operator !== "<=" && constraint.operator !== "<" && constraint.operator !== "!=")
      raise(quantity, target - slack, says);
    if (constraint.operator !== ">=" && constraint.operator !== ">" && constraint.operator !== "!=")
      lower(quantity, target + slack, says);
  };
}

function property(quantity: Quantity): Demand {
  return ({ raise, lower }, constraint, says) => {
    if (asksForYes(constraint)) raise(quantity, 1, says);
    else lower(quantity, 0, says);
  };
}

function connectivity({ directed, raise }: Bounds, { operator, value }: Constraint, says: Origin): void {
  const [least] = interval(operator, Number(value));
  if (least < 1) return;
  raise("nodes", 2, says);
  raise("stronglyConnected", 1, says);
  const degree = directed ? 2 * least : least;
  raise("minDegree", degree, { ...says, statement: `a connectivity of ${least} takes degrees of ${degree}` });
}

/** A graph in pieces has several splits, so that each constraint speaks of one of its own. */
function sides({ low, high, directed, raise, lower }: Bounds, { value }: Constraint, says: Origin): void {
  const [p, q] = sidesOf(value)!;
  raise("bipartite", 1, says);
  raise("nodes", Math.max(1, p + q), says);
  lower("nodes", p + q, says);
  const across = (premises: readonly Bound[]): Origin => ({
    ...says,
    statement: `every edge runs between sides of ${p} and ${q}`,
    premises,
  });
  lower("edges", p * q * (directed ? 2 : 1), across([]));
  raise("edges", q * low.minDegree.value, across([low.minDegree]));
  if (p > 0) lower("edges", p * high.maxDegree.value, across([high.maxDegree]));
  if (low.completeBipartite.value === 1) raise("edges", p * q, across([low.completeBipartite]));
}

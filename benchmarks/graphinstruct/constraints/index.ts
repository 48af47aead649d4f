export { check } from "#benchmarks/graphinstruct/constraints/check";
export { checkInstruction } from "#benchmarks/graphinstruct/constraints/check-instruction";
export type {
  Constraint,
  Family,
  Finding,
  Operator,
  Rules,
} from "#benchmarks/graphinstruct/constraints/constraint";
export type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
export { factsOf } from "#benchmarks/graphinstruct/constraints/facts-of";
export { feedback, type Granularity } from "#benchmarks/graphinstruct/constraints/feedback";
export { type GraphTypeName, graphTypes } from "#benchmarks/graphinstruct/constraints/graph-types/index";
export { inferImplicit } from "#benchmarks/graphinstruct/constraints/infer-implicit";
export { constraintKinds } from "#benchmarks/graphinstruct/constraints/kinds/index";
export { noContradiction } from "#benchmarks/graphinstruct/constraints/no-contradiction";
export { parseConstraint, parseConstraints } from "#benchmarks/graphinstruct/constraints/parse-constraint";
export { whyInfeasible } from "#benchmarks/graphinstruct/constraints/why-infeasible";

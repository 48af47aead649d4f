import type { Bounds } from "#benchmarks/graphinstruct/constraints/infeasible/bounds";

/** A theorem: tightens bounds by what follows from others, for every graph without loops. */
export type Rule = (bounds: Bounds) => void;

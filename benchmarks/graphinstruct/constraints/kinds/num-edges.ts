import { addOrRemove } from "#benchmarks/graphinstruct/constraints/add-or-remove";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** m; a loop is one edge. */
export const numEdges = numericKind({
  family: "count",
  summary: "the number of edges",
  whole: true,
  measure: ({ size }) => size,
  blame: (_, miss) => ({ details: addOrRemove(miss, "edge") }),
});

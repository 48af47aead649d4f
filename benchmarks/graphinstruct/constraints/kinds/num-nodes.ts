import { addOrRemove } from "#benchmarks/graphinstruct/constraints/add-or-remove";
import { numericKind } from "#benchmarks/graphinstruct/constraints/numeric-kind";

/** n. */
export const numNodes = {
  ...numericKind({
    family: "count",
    summary: "the number of nodes",
    whole: true,
    measure: ({ order }) => order,
    blame: (_, miss) => ({ details: addOrRemove(miss, "node") }),
  }),
  holdsWithoutNodes: true,
} as const;

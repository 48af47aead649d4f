import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

export const directed = yesNoKind({
  family: "directed",
  summary: "edges have a direction",
  test: (facts) => facts.directed,
});

import { blameCycle } from "#benchmarks/graphinstruct/constraints/witnesses/blame-cycle";
import { findOddCycle } from "#benchmarks/graphinstruct/constraints/witnesses/odd-cycle";
import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

export const bipartite = yesNoKind({
  family: "structural",
  summary: "the nodes fall into two sides with no edge within one",
  test: (facts) => facts.bipartition !== undefined,
  blame: (facts) => blameCycle(facts, "odd cycle", findOddCycle(facts)),
});

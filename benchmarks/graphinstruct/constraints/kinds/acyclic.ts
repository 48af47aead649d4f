import { blameCycle } from "#benchmarks/graphinstruct/constraints/witnesses/blame-cycle";
import { findCycle } from "#benchmarks/graphinstruct/constraints/witnesses/cycle";
import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

export const acyclic = yesNoKind({
  family: "structural",
  summary: "no cycle; of a directed graph, none along the directions",
  test: (facts) => facts.acyclic,
  blame: (facts) => blameCycle(facts, "cycle", findCycle(facts)),
});

import { describeComponents } from "#benchmarks/graphinstruct/constraints/witnesses/components";
import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

/** The released checker raises for no nodes, unlike for `connected`. */
export const weaklyConnected = yesNoKind({
  family: "structural",
  summary: "in one piece, directions ignored",
  test: (facts) => (facts.order === 0 ? { raises: "NetworkXPointlessConcept" } : facts.connected),
  blame: (facts) => ({ details: [describeComponents(facts)] }),
});

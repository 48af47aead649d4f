import { describeComponents } from "#benchmarks/graphinstruct/constraints/witnesses/components";
import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

/** Of an undirected graph: connected. The released checker raises for no nodes. */
export const stronglyConnected = yesNoKind({
  family: "structural",
  summary: "every node reaches every other along the directions",
  test: (facts) => (facts.order === 0 ? { raises: "NetworkXPointlessConcept" } : facts.stronglyConnected),
  blame: (facts) => ({ details: facts.connected ? ["some nodes can't reach others"] : [describeComponents(facts)] }),
});

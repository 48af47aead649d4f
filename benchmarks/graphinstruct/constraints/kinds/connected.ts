import { describeComponents } from "#benchmarks/graphinstruct/constraints/witnesses/components";
import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

export const connected = yesNoKind({
  family: "structural",
  summary: "in one piece, directions ignored",
  test: (facts) => facts.connected,
  blame: (facts) => ({ details: [describeComponents(facts)] }),
});

import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

export const planar = yesNoKind({
  family: "structural",
  summary: "can be drawn without crossings",
  test: (facts) => facts.planar,
  blame: ({ order, size }) => ({
    details:
      size > 3 * order - 6 && order > 2
        ? [`at most ${3 * order - 6} edges are possible on ${order} nodes, ${size} are there`]
        : [],
  }),
});

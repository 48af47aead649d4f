import { yesNoKind } from "#benchmarks/graphinstruct/constraints/yes-no-kind";

export const planar = yesNoKind({
  family: "structural",
  summary: "can be drawn without crossings",
  test: (facts) => facts.planar,
  blame: ({ order, directed, written: { graph } }) => {
    const [most, edges] = [3 * order - 6, graph.sources.length];
    const tooMany = !directed && order > 2 && edges > most;
    return { details: tooMany ? [`at most ${most} edges are possible on ${order} nodes, ${edges} are there`] : [] };
  },
});

import type { GraphType } from "#benchmarks/graphinstruct/constraints/graph-types/graph-type";

/** The released checker raises for no nodes. */
export const regular: GraphType = {
  summary: "the same degree at every node; if directed, in and out alike",
  deterministic: false,
  test: ({ order, degrees, written: { graph, loops } }) => {
    if (order === 0) return { raises: "NetworkXPointlessConcept" };
    if (!graph.directed) return degrees.every((own) => own === degrees[0]);
    const [out, into] = [new Int32Array(order), new Int32Array(order)];
    for (const source of graph.sources) out[source]!++;
    for (const target of graph.targets) into[target]!++;
    for (const node of loops) for (const ends of [out, into]) ends[node]!++;
    return out.every((own) => own === out[0]) && into.every((own) => own === into[0]);
  },
  shape: {},
};

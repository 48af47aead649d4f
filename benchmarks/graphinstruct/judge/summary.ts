import { graphHash } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { kept } from "#benchmarks/graphinstruct/metrics/kept";

/** A graph in the fields of the conformance kit; `m` counts loops too. */
export const summary = kept((written: WrittenGraph) => {
  const { ids, graph, loops } = written;
  return {
    n: ids.length,
    m: graph.sources.length + loops.length,
    directed: graph.directed,
    self_loops: loops.length,
    hash: graphHash(written),
  };
});

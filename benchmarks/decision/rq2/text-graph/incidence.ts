import type { Links } from "#benchmarks/decision/rq2/text-graph/text-graph";

/** The places of the links at each node, those that leave it and those that reach it; a link to itself once. */
export type Incidence = (node: number) => Int32Array;

/** Indexes links by their ends, ascending at each node. */
export function incidence({ sources, targets }: Links, order: number): Incidence {
  const offsets = new Int32Array(order + 1);
  const eachEnd = (put: (node: number, link: number) => void) => {
    for (let link = 0; link < sources.length; link++) {
      const [source, target] = [sources[link]!, targets[link]!];
      put(source, link);
      if (target !== source) put(target, link);
    }
  };
  eachEnd((node) => {
    offsets[node + 1]!++;
  });
  for (let node = 0; node < order; node++) offsets[node + 1]! += offsets[node]!;
  const fill = offsets.slice();
  const at = new Int32Array(offsets[order]!);
  eachEnd((node, link) => {
    at[fill[node]!++] = link;
  });
  return (node) => at.subarray(offsets[node]!, offsets[node + 1]!);
}

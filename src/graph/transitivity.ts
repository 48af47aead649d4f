import { asGraph } from "#src/graph/from";
import type { Graph, GraphLike } from "#src/graph/graph";

/**
 * Three times the triangles over the connected triples (Luce and Perry 1949), directions ignored.
 *
 * @returns 0 … 1; 0 where there is no connected triple
 */
export function transitivity(input: GraphLike): number {
  const around = acquaintances(asGraph(input));
  const near = new Uint8Array(around.length);
  let closed = 0;
  let triples = 0;
  for (const nodes of around) {
    for (const v of nodes) near[v] = 1;
    for (const v of nodes) for (const w of around[v]!) closed += near[w]!;
    for (const v of nodes) near[v] = 0;
    triples += nodes.length * (nodes.length - 1);
  }
  return triples === 0 ? 0 : closed / triples;
}

/** The nodes joined to each node in either direction, each once. */
function acquaintances({ order, directed, sources, targets }: Graph): readonly (readonly number[])[] {
  const around: number[][] = Array.from({ length: order }, () => []);
  for (let e = 0; e < sources.length; e++) {
    around[sources[e]!]!.push(targets[e]!);
    around[targets[e]!]!.push(sources[e]!);
  }
  return directed ? around.map((nodes) => [...new Set(nodes)]) : around;
}

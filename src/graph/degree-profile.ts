import { asGraph } from "#src/graph/from";
import type { GraphLike } from "#src/graph/graph";

/**
 * A cheap invariant: each node's colour and the weights of its edges (outgoing and incoming ones apart in a directed
 * graph), sorted. Isomorphic graphs share it; others may too.
 *
 * @param colours one per node; undefined: all 0
 */
export function degreeProfile(input: GraphLike, colours?: ArrayLike<number>): string {
  const { order, directed, sources, targets, weights } = asGraph(input);
  const out: number[][] = Array.from({ length: order }, () => []);
  const into = directed ? Array.from({ length: order }, (): number[] => []) : out;
  for (let e = 0; e < sources.length; e++) {
    const weight = weights?.[e] ?? 1;
    out[sources[e]!]!.push(weight);
    into[targets[e]!]!.push(weight);
  }
  const sorted = (values: number[]) => values.sort((a, b) => a - b).join();
  const nodes = out.map((list, u) => `${colours?.[u] ?? 0}:${sorted(list)}${directed ? `<${sorted(into[u]!)}` : ""}`);
  return `${directed ? ">" : "-"}${weights ? "w" : ""}${nodes.sort().join(" ")}`;
}

import { pairsOf } from "#benchmarks/graphinstruct/graphs/pairs";
import { components } from "#src/graph/components";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** A graph made connected: each component but the first gets one edge to a random node of an earlier one. */
export function joined(rng: Rng, graph: Graph): Graph {
  const { count, of } = components(graph);
  if (count === 1) return graph;
  const members: number[][] = Array.from({ length: count }, () => []);
  for (const [u, part] of of.entries()) members[part]!.push(u);
  const made = pairsOf(graph);
  const reached = [...members[0]!];
  for (const part of members.slice(1)) {
    made.add(rng.pick(reached), rng.pick(part));
    for (const u of part) reached.push(u);
  }
  return made.graph();
}

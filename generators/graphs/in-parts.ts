import type { Family } from "#generators/graphs/family";
import { union } from "#generators/graphs/union";
import { breadthFirst } from "#src/graph/breadth-first";
import { graph as build, type Edge, type Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/**
 * Two graphs of a family side by side, of `order` nodes together and at least `least` each; where the family has none
 * so small, one graph cut in two. If `least` is 0, chance may leave it whole.
 */
export function inParts(family: Family, order: number, least: number, rng: Rng): Graph {
  const parts: number[] = [];
  for (let part = least; part <= order / 2; part++) {
    if (part === 0 || ((family.fits?.(part) ?? true) && (family.fits?.(order - part) ?? true))) parts.push(part);
  }
  if (parts.length === 0) return cut(family.draw(rng, order), rng);
  const small = rng.pick(parts);
  return small === 0 ? family.draw(rng, order) : union(rng, family.draw(rng, order - small), family.draw(rng, small));
}

/** The graph without the edges between the half of the nodes nearest to a random one and the others. */
function cut(graph: Graph, rng: Rng): Graph {
  const { settled } = breadthFirst(graph, rng.int(0, graph.order - 1));
  const near = new Set(settled.slice(0, graph.order >> 1));
  const edges = Array.from(graph.sources, (u, e): Edge => [u, graph.targets[e]!]);
  return build(
    graph.order,
    edges.filter(([u, v]) => near.has(u) === near.has(v)),
  );
}

import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { said } from "#benchmarks/graphinstruct/metrics/text/said";

/** What edges are where nothing is said: not a type. */
export const UNTYPED = "connected_to";

/** What is said of all edges together; UNTYPED where nothing is. */
export function commonType({ properties }: WrittenGraph): string {
  return said(properties, "edge_type") ?? UNTYPED;
}

/** What is said of each edge by itself, its label before its type; undefined where nothing is. Loops come last. */
export function ownTypes({ graph, loops, edgeAttributes, loopAttributes }: WrittenGraph): (string | undefined)[] {
  const edges = Array.from(graph.sources, (_, edge) => edgeAttributes.get(edge));
  const all = [...edges, ...loops.map((node) => loopAttributes.get(node))];
  return all.map((attributes) => said(attributes, "label") ?? said(attributes, "type"));
}

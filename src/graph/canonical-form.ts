import { canonicalSearch } from "#src/graph/canonical-search";
import type { GraphLike } from "#src/graph/graph";

/**
 * A text that two graphs share exactly if an isomorphism carries one to the other, directions, weights and node
 * colours included. Equal colours mean equal roles: colour a query's nodes to tell instances apart; undefined colours
 * all nodes alike. Meant for up to some hundred nodes.
 */
export function canonicalForm(graph: GraphLike, colours?: ArrayLike<number>): string {
  const { heading, form } = canonicalSearch(graph, colours)!;
  return `${heading}|${form}`;
}

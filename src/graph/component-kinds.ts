import type { Budget } from "#src/graph/budget";
import { type GraphPair, restricted } from "#src/graph/graph-pair";
import { pairSearch } from "#src/graph/pair-search";

/** Isomorphic components of a pair of graphs, each as its nodes in such an order that equal places correspond. */
export interface ComponentKind {
  /** Those of the first graph. */
  readonly first: Int32Array[];
  readonly second: Int32Array[];
}

/**
 * Sorts components by isomorphism. As it does not matter which of several isomorphic ones is matched with which, no
 * choice is ever taken back.
 *
 * @param cells by node, from refinement: only nodes of one cell correspond
 * @param parts the nodes of each component
 * @returns undefined where the budget ran out
 */
export function componentKinds(
  pair: GraphPair,
  cells: Int32Array,
  parts: readonly Int32Array[],
  budget: Budget,
): ComponentKind[] | undefined {
  const alike = new Map<string, { readonly model: Int32Array; readonly kind: ComponentKind }[]>();
  const numbers = new Int32Array(cells.length);
  const found: ComponentKind[] = [];
  for (const nodes of parts) {
    // Connected, refined and sharing one cell, two components of the same size share all their cells.
    const key = `${nodes.reduce((least, u) => Math.min(least, cells[u]!), cells.length)} ${nodes.length}`;
    const models = alike.get(key) ?? [];
    alike.set(key, models);
    const side = nodes[0]! < pair.half ? "first" : "second";
    const joins = models.some(({ model, kind }) => {
      const order = aligned(pair, cells, model, nodes, numbers, budget);
      if (order) kind[side].push(order);
      return order !== undefined;
    });
    if (budget.left < 0) return undefined;
    if (joins) continue;
    const kind = { first: [], second: [], [side]: [nodes] };
    models.push({ model: nodes, kind });
    found.push(kind);
  }
  return found;
}

/** The nodes in the order of the model's that they are images of. */
function aligned(
  pair: GraphPair,
  cells: Int32Array,
  model: Int32Array,
  nodes: Int32Array,
  numbers: Int32Array,
  budget: Budget,
): Int32Array | undefined {
  if (nodes.length === 1) return nodes;
  const both = new Int32Array(2 * nodes.length);
  both.set(model);
  both.set(nodes, nodes.length);
  const colours = both.map((u) => cells[u]!);
  return pairSearch(restricted(pair, both, numbers), colours, budget)?.map((place) => nodes[place]!);
}

type Nodes = readonly number[];

/**
 * Without the single edges of the longest path: "0 -> 2 -> 5, for 0 -> 2 takes 3 and 2 -> 5 takes 4" names one path.
 *
 * @param nodesOf the path that one of them names, if it does
 */
export function withoutEdges<Found>(
  found: readonly Found[],
  nodesOf: (one: Found) => Nodes | undefined,
): readonly Found[] {
  if (found.length < 2) return found;
  const longest = found
    .map((one) => nodesOf(one) ?? [])
    .reduce<Nodes>((best, nodes) => (nodes.length > best.length ? nodes : best), []);
  if (longest.length <= 2) return found;
  const edges = new Set(longest.slice(1).map((node, i) => `${longest[i]},${node}`));
  return found.filter((one) => {
    const nodes = nodesOf(one);
    return nodes?.length !== 2 || !edges.has(nodes.join());
  });
}

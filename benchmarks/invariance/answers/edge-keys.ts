/** Each edge once, in order; the ends of an undirected one sorted. */
export function edgeKeys(edges: readonly (readonly [number, number])[], directed: boolean): string[] {
  const pairs = edges.map(([u, v]): readonly [number, number] => (directed || u <= v ? [u, v] : [v, u]));
  const sorted = pairs.toSorted(([a, b], [c, d]) => a - c || b - d).map(([u, v]) => `[${u}, ${v}]`);
  return sorted.filter((key, i) => key !== sorted[i - 1]);
}

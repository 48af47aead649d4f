/** Finds the last place of an edge in lists of ends, whichever way round if undirected; undefined if it isn't there. */
export function edgeFinder(
  sources: readonly number[],
  targets: readonly number[],
  order: number,
  directed: boolean,
): (source: number, target: number) => number | undefined {
  const keyOf = (u: number, v: number) => (directed || u < v ? u * order + v : v * order + u);
  const places = new Map(sources.map((source, place) => [keyOf(source, targets[place]!), place]));
  return (source, target) => places.get(keyOf(source, target));
}

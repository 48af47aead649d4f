/** What a question about so many nodes of a graph can be about: the whole graph, each node, or each pair. */
export function subjects(order: number, about: 0 | 1 | 2): (readonly number[])[] {
  const nodes = Array.from({ length: order }, (_, node) => node);
  if (about === 0) return [[]];
  if (about === 1) return nodes.map((node) => [node]);
  return nodes.flatMap((u) => nodes.slice(u + 1).map((v) => [u, v]));
}

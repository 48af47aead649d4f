/** Each edge followed at once by its reverse. */
export function replicated(edges: readonly (readonly string[])[]): (readonly string[])[] {
  return edges.flatMap((edge) => [edge, [edge[1]!, edge[0]!, ...edge.slice(2)]]);
}

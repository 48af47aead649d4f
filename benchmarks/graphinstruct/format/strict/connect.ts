import type { Body } from "#benchmarks/graphinstruct/format/strict/body";
import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import type { ListedEdge } from "#benchmarks/graphinstruct/format/strict/lists";

/** Nodes by id, and the ends of the edges. */
export interface Connected {
  readonly nodes: ReadonlyMap<string, number>;
  readonly sources: readonly number[];
  readonly targets: readonly number[];
}

/** With a `node_list`, an edge to a node that it doesn't declare contradicts it; without, the edges name the nodes. */
export function connect(body: Body, edges: readonly ListedEdge[]): Connected {
  const nodes = new Map<string, number>();
  for (const { id } of body.nodes ?? []) if (!nodes.has(id)) nodes.set(id, nodes.size);
  const nodeOf = (id: string, at: number): number => {
    const known = nodes.get(id);
    if (known !== undefined) return known;
    if (body.nodes !== undefined)
      refuse(at, `an edge names ${JSON.stringify(id.slice(0, 40))}, which node_list does not`);
    nodes.set(id, nodes.size);
    return nodes.size - 1;
  };
  const sources: number[] = [];
  const targets: number[] = [];
  for (const { source, target, places } of edges) {
    sources.push(nodeOf(source, places[0]));
    targets.push(nodeOf(target, places[1]));
  }
  return { nodes, sources, targets };
}

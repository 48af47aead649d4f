import { headerOf } from "#benchmarks/graphinstruct/format/header-of";
import { attributesOf } from "#benchmarks/graphinstruct/format/strict/attributes";
import type { Body } from "#benchmarks/graphinstruct/format/strict/body";
import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import { type DirectionWord, isDirected } from "#benchmarks/graphinstruct/format/strict/is-directed";
import type { ListedEdge } from "#benchmarks/graphinstruct/format/strict/lists";
import { written } from "#benchmarks/graphinstruct/format/written";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * The graph of a block.
 *
 * @param words what is said of the direction outside the braces
 * @param at the place of the block
 */
export function graphOf(body: Body, header: Attributes, words: readonly DirectionWord[], at: number): WrittenGraph {
  refuseChanges(body);
  const edges = body.edges.get("edge_list") ?? [];
  if (!body.places.has("node_list") && !body.places.has("edge_list"))
    refuse(at, "the block has neither node_list nor edge_list");
  const directed = isDirected([...words, ...body.directed]);
  const connected = connect(body, edges);
  const { unattached, ...attributes } = attributesOf(body, edges, connected, directed);
  return written({
    ids: [...connected.nodes.keys()],
    sources: connected.sources,
    targets: connected.targets,
    directed,
    header: headerOf(header, directed),
    properties: new Map([...body.properties, ...unattached]),
    ...attributes,
  });
}

function refuseChanges({ places }: Body): void {
  const at = places.get("add_edges") ?? places.get("remove_edges") ?? places.get("change");
  if (at !== undefined) refuse(at, "changes belong in a GraphEdit block");
}

/** Nodes by id, and the ends of the edges. */
export interface Connected {
  readonly nodes: ReadonlyMap<string, number>;
  readonly sources: readonly number[];
  readonly targets: readonly number[];
}

/** With a `node_list`, an edge to a node that it doesn't declare contradicts it; without, the edges name the nodes. */
function connect(body: Body, edges: readonly ListedEdge[]): Connected {
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

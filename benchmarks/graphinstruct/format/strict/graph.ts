import { headerOf } from "#benchmarks/graphinstruct/format/header-of";
import { attributesOf } from "#benchmarks/graphinstruct/format/strict/attributes";
import type { Body } from "#benchmarks/graphinstruct/format/strict/body";
import { connect } from "#benchmarks/graphinstruct/format/strict/connect";
import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import { type DirectionWord, isDirected } from "#benchmarks/graphinstruct/format/strict/is-directed";
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

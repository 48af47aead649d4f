import { pythonText } from "#benchmarks/graphinstruct/format/python/text";
import type { Body } from "#benchmarks/graphinstruct/format/strict/body";
import { refuse } from "#benchmarks/graphinstruct/format/strict/cursor";
import type { ListedEdge } from "#benchmarks/graphinstruct/format/strict/lists";
import type { Attributes, EditedEdge, WrittenEdit } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * The changes of a block.
 *
 * @param at the place of the block
 */
export function editOf(body: Body, header: Attributes, at: number): WrittenEdit {
  const list = body.places.get("node_list") ?? body.places.get("edge_list");
  if (list !== undefined) refuse(list, "a whole graph belongs in a Graph block");
  const change = body.places.get("change");
  if (change !== undefined) refuse(change, "only edges can be added and removed");
  if (body.edges.size + body.properties.size === 0) refuse(at, "the block says nothing");
  const reasoning = body.properties.get("reasoning");
  const properties = new Map([...body.properties].filter(([name]) => name !== "reasoning"));
  return {
    header,
    add: pairs(body.edges.get("add_edges") ?? []),
    remove: pairs(body.edges.get("remove_edges") ?? []),
    ...(reasoning && { reasoning: pythonText(reasoning) }),
    ...(properties.size > 0 && { properties }),
  };
}

function pairs(edges: readonly ListedEdge[]): EditedEdge[] {
  return edges.map(({ source, target, places, attributes }) => {
    if (attributes) refuse(places[0], "a change names two ends and nothing else");
    return [source, target];
  });
}

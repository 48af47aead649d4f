import { edgeFinder } from "#benchmarks/graphinstruct/format/edge-finder";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import type { Body } from "#benchmarks/graphinstruct/format/strict/body";
import type { Connected } from "#benchmarks/graphinstruct/format/strict/connect";
import type { ListedEdge } from "#benchmarks/graphinstruct/format/strict/lists";

/** What is said of nodes and edges. */
export interface Spread {
  readonly nodeAttributes: Map<number, Map<string, Literal>>;
  /** By place in the list. */
  readonly edgeAttributes: Map<number, Map<string, Literal>>;
  /** What is said of nodes and edges that are not there, under a name that says of which. */
  readonly unattached: Map<string, Literal>;
}

/** Attaches attributes to the nodes and edges that they are of; the last word counts. */
export function attributesOf(
  body: Body,
  edges: readonly ListedEdge[],
  { nodes, sources, targets }: Connected,
  directed: boolean,
): Spread {
  const spread: Spread = { nodeAttributes: new Map(), edgeAttributes: new Map(), unattached: new Map() };
  for (const { id, attributes } of body.nodes ?? []) put(spread.nodeAttributes, nodes.get(id)!, attributes);
  for (const [place, { attributes }] of edges.entries()) put(spread.edgeAttributes, place, attributes);
  const find = body.attributes.some(({ left }) => left.kind === "edge")
    ? edgeFinder(sources, targets, nodes.size, directed)
    : () => undefined;
  for (const { left, value } of body.attributes) {
    if (left.kind === "node") {
      const node = nodes.get(left.id);
      if (node === undefined) spread.unattached.set(`${left.id}.${left.name}`, value);
      else put(spread.nodeAttributes, node, [[left.name, value]]);
    } else {
      const edge = find(nodes.get(left.source) ?? -1, nodes.get(left.target) ?? -1);
      if (edge === undefined) spread.unattached.set(`edge(${left.source},${left.target}).${left.name}`, value);
      else put(spread.edgeAttributes, edge, [[left.name, value]]);
    }
  }
  return spread;
}

function put(
  into: Map<number, Map<string, Literal>>,
  key: number,
  attributes: Iterable<readonly [string, Literal]> | undefined,
): void {
  if (attributes === undefined) return;
  const known = into.get(key);
  if (known === undefined) into.set(key, new Map(attributes));
  else for (const [name, value] of attributes) known.set(name, value);
}

import { skipSpace } from "#benchmarks/graphinstruct/format/characters";
import { directedPairs } from "#benchmarks/graphinstruct/format/directed-pairs";
import { type Edge, edgesOf, fromEdges } from "#benchmarks/graphinstruct/format/edges-of";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/**
 * An undirected graph made directed, for instructions that ask for that (GraphInstruct, the released code): the pairs of the
 * reply's first `edge_list` whose ends are nodes. Without such pairs, each edge runs from the node named first.
 *
 * @returns the graph, and whether the reply gave the directions
 */
export function repairDirection(
  written: WrittenGraph,
  text: string,
): { readonly written: WrittenGraph; readonly recovered: boolean } {
  const pairs = pairsOf(written, text);
  const edges = pairs.length > 0 ? withAttributes(written, pairs) : edgesOf(written).map(fromFirst);
  const { ids, untexted } = written;
  return { written: fromEdges(written, { ids, untexted, edges, directed: true }), recovered: pairs.length > 0 };
}

function pairsOf({ ids, untexted }: WrittenGraph, text: string): (readonly [number, number])[] {
  const nodes = new Map(ids.map((id, node) => [id, node]));
  for (const node of untexted) if (nodes.get(ids[node]!) === node) nodes.delete(ids[node]!);
  return directedPairs(edgeListOf(text)).flatMap(([u, v]) => {
    const [source, target] = [nodes.get(u), nodes.get(v)];
    return source === undefined || target === undefined ? [] : [[source, target] as const];
  });
}

/** What stands in the square brackets of the first edge list, up to the first closing one. */
function edgeListOf(text: string): string {
  for (let at = text.indexOf("edge_list"); at !== -1; at = text.indexOf("edge_list", at + 1)) {
    const equals = skipSpace(text, at + "edge_list".length);
    if (text[equals] !== "=") continue;
    const open = skipSpace(text, equals + 1);
    if (text[open] !== "[") continue;
    const close = text.indexOf("]", open);
    return close === -1 ? "" : text.slice(open + 1, close);
  }
  return "";
}

function withAttributes(written: WrittenGraph, pairs: readonly (readonly [number, number])[]): Edge[] {
  const keyOf = (u: number, v: number) => Math.min(u, v) * written.ids.length + Math.max(u, v);
  const known = new Map(edgesOf(written).map((edge) => [keyOf(edge.source, edge.target), edge.attributes]));
  return pairs.map(([source, target]) => ({ source, target, attributes: known.get(keyOf(source, target)) }));
}

function fromFirst(edge: Edge): Edge {
  return { ...edge, source: Math.min(edge.source, edge.target), target: Math.max(edge.source, edge.target) };
}

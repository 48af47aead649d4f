import { type Edge, edgesOf, fromEdges } from "#benchmarks/graphinstruct/format/edges-of";
import type { WrittenEdit, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** Operations that leave only nodes with edges. */
const PRUNING = new Set(["prune_tree", "extract_subgraph"]);

/**
 * A graph after changes: first the edges to remove, where they are there, then those to add, nodes made where they are
 * not there; after `prune_tree` and `extract_subgraph` nodes without edges are dropped (GraphInstruct, the released code).
 *
 * @param operation the task's `task_type`; undefined if it names none
 */
export function applyEdit(base: WrittenGraph, edit: WrittenEdit, operation: string | undefined): WrittenGraph {
  const nodes = nodesOf(base, edit);
  const { directed } = base.graph;
  const keyOf = (u: number, v: number) => (directed || u < v ? `${u} ${v}` : `${v} ${u}`);
  const edges = new Map(edgesOf(base).map((edge) => [keyOf(edge.source, edge.target), edge]));
  for (const [u, v] of edit.remove) edges.delete(keyOf(nodes.find(u) ?? -1, nodes.find(v) ?? -1));
  for (const ends of edit.add) {
    const [source, target] = ends.map(nodes.make) as [number, number];
    const key = keyOf(source, target);
    if (!edges.has(key)) edges.set(key, { source, target, attributes: undefined });
  }
  const changed = fromEdges(base, { ids: nodes.ids, untexted: nodes.untexted, edges: [...edges.values()], directed });
  return PRUNING.has(operation ?? "") ? withoutIsolates(changed) : changed;
}

interface Nodes {
  readonly ids: string[];
  readonly untexted: number[];
  find(id: string): number | undefined;
  make(id: string): number;
}

/** Ids of the base and of the edit are the same node only if both are text, or neither. */
function nodesOf(base: WrittenGraph, edit: WrittenEdit): Nodes {
  const ids = [...base.ids];
  const untexted = [...base.untexted];
  const foreign = new Set(untexted);
  const keyOf = (id: string, isText: boolean) => (isText ? `'${id}` : id);
  const known = new Map(ids.map((id, node) => [keyOf(id, !foreign.has(node)), node]));
  const isText = (id: string) => !edit.untexted?.has(id);
  const find = (id: string) => known.get(keyOf(id, isText(id)));
  const make = (id: string) => {
    const found = find(id);
    if (found !== undefined) return found;
    known.set(keyOf(id, isText(id)), ids.length);
    if (!isText(id)) untexted.push(ids.length);
    return ids.push(id) - 1;
  };
  return { ids, untexted, find, make };
}

function withoutIsolates(graph: WrittenGraph): WrittenGraph {
  const edges = edgesOf(graph);
  const used = new Set(edges.flatMap(({ source, target }) => [source, target]));
  const kept = graph.ids.map((_, node) => node).filter((node) => used.has(node));
  const placeOf = new Map(kept.map((node, place) => [node, place]));
  const moved = edges.map(
    (edge): Edge => ({
      source: placeOf.get(edge.source)!,
      target: placeOf.get(edge.target)!,
      attributes: edge.attributes,
    }),
  );
  return fromEdges(graph, {
    ids: kept.map((node) => graph.ids[node]!),
    untexted: graph.untexted.flatMap((node) => placeOf.get(node) ?? []),
    edges: moved,
    directed: graph.graph.directed,
    nodeAttributes: new Map(
      [...graph.nodeAttributes].flatMap(([node, of]) => {
        const place = placeOf.get(node);
        return place === undefined ? [] : [[place, of] as const];
      }),
    ),
  });
}

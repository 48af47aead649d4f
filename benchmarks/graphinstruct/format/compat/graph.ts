import { strip } from "#benchmarks/graphinstruct/format/characters";
import { addNodes } from "#benchmarks/graphinstruct/format/compat/add-nodes";
import { items } from "#benchmarks/graphinstruct/format/compat/items";
import { type Nodes, noNodes } from "#benchmarks/graphinstruct/format/compat/nodes";
import type { Statement } from "#benchmarks/graphinstruct/format/compat/statements";
import { truthy } from "#benchmarks/graphinstruct/format/compat/truthy";
import { readValue } from "#benchmarks/graphinstruct/format/compat/value";
import { edgeFinder } from "#benchmarks/graphinstruct/format/edge-finder";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";
import { written } from "#benchmarks/graphinstruct/format/written";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** The statements of a `Graph` block, sorted by what they are about. Of a repeated one, the last counts. */
interface Said {
  nodes: Literal;
  edges: Literal;
  readonly properties: Map<string, Literal>;
  readonly ofNodes: Map<string, Map<string, Literal>>;
  /** By both ends, as JSON. */
  readonly ofEdges: Map<string, Map<string, Literal>>;
}

/** The graph that the released code builds of a block. */
export function readGraphBlock(statements: Iterable<Statement>, header: Attributes): WrittenGraph {
  const said = sort(statements);
  const nodes = noNodes();
  const nodeAttributes = addNodes(nodes, said.nodes);
  const edges = addEdges(nodes, said.edges);
  for (const [name, attributes] of said.ofNodes) {
    const node = nodes.named(name);
    if (node !== undefined) into(nodeAttributes, node, attributes);
  }
  const directed = header.has("directed") && truthy(header.get("directed")!);
  addEdgeAttributes(edges, nodes, said.ofEdges, directed);
  return written({
    ids: nodes.ids,
    untexted: nodes.untexted,
    ...edges,
    directed,
    header,
    properties: said.properties,
    nodeAttributes,
  });
}

const NOTHING: Literal = { kind: "list", items: [] };
const EDGE = /^edge\(([^,]+),([^)]+)\)\.([^\n]+)/;

function sort(statements: Iterable<Statement>): Said {
  const said: Said = { nodes: NOTHING, edges: NOTHING, properties: new Map(), ofNodes: new Map(), ofEdges: new Map() };
  for (const { left, right } of statements) {
    const value = readValue(right);
    const dot = left.indexOf(".");
    if (left === "node_list") said.nodes = iterable(value);
    else if (left === "edge_list") said.edges = iterable(value);
    else if (left.startsWith("edge(")) {
      const [, u, v, name] = EDGE.exec(left) ?? [];
      if (name !== undefined) into(said.ofEdges, JSON.stringify([strip(u!), strip(v!)]), [[strip(name), value]]);
    } else if (dot !== -1) into(said.ofNodes, strip(left.slice(0, dot)), [[strip(left.slice(dot + 1)), value]]);
    else said.properties.set(left, value);
  }
  return said;
}

function into<Key>(map: Map<Key, Map<string, Literal>>, key: Key, entries: Iterable<readonly [string, Literal]>): void {
  const found = map.get(key);
  if (found === undefined) map.set(key, new Map(entries));
  else for (const [name, value] of entries) found.set(name, value);
}

function iterable(value: Literal): Literal {
  items(value, 0);
  return value;
}

interface Edges {
  readonly sources: number[];
  readonly targets: number[];
  readonly edgeAttributes: Map<number, Map<string, Literal>>;
}

function addEdges(nodes: Nodes, list: Literal): Edges {
  const edges: Edges = { sources: [], targets: [], edgeAttributes: new Map() };
  // Each character is an edge of length 1, which is passed over.
  if (list.kind === "text") return edges;
  for (const edge of items(list)) {
    const ends = items(edge, 3);
    if (ends.length < 2) continue;
    const [source, target, weight] = indexed(edge, ends);
    edges.sources.push(nodes.add(source!));
    edges.targets.push(nodes.add(target!));
    if (weight) edges.edgeAttributes.set(edges.sources.length - 1, new Map([["weight", weight]]));
  }
  return edges;
}

/** The items at 0, 1 and 2, which a dict looks up among its keys and a set doesn't have. */
function indexed(edge: Literal, ends: readonly Literal[]): readonly Literal[] {
  if (edge.kind === "set") throw new ReadError("TypeError", "a set can't be an edge");
  if (edge.kind !== "dict") return ends;
  return [0, 1, 2].slice(0, ends.length).map((index) => {
    const entry = edge.entries.find(
      ([key]) => (key.kind === "number" || key.kind === "boolean") && Number(key.value) === index,
    );
    if (entry === undefined) throw new ReadError("KeyError", "a dict can't be an edge");
    return entry[1];
  });
}

function addEdgeAttributes(
  { sources, targets, edgeAttributes }: Edges,
  nodes: Nodes,
  said: ReadonlyMap<string, Map<string, Literal>>,
  directed: boolean,
): void {
  if (said.size === 0) return;
  const find = edgeFinder(sources, targets, nodes.ids.length, directed);
  for (const [ends, attributes] of said) {
    const [u, v] = (JSON.parse(ends) as string[]).map(nodes.named);
    const edge = u === undefined || v === undefined ? undefined : find(u, v);
    if (edge !== undefined) into(edgeAttributes, edge, attributes);
  }
}

import { edgeTable } from "#benchmarks/graphinstruct/format/edge-table";
import type { Attributes, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { Graph } from "#src/graph/graph";

/** What a reader gathers before it is known how many nodes there are. */
export interface Parts {
  readonly ids: readonly string[];
  /** Nodes whose id is not text; in any order. */
  readonly untexted?: readonly number[];
  /** The ends of the edges, in the order in which they are written; repeats and loops among them. */
  readonly sources: readonly number[];
  readonly targets: readonly number[];
  readonly directed: boolean;
  readonly header?: Attributes;
  readonly properties?: Attributes;
  readonly nodeAttributes?: ReadonlyMap<number, Attributes>;
  /** By place in `sources`. Of repeats, the last word counts. */
  readonly edgeAttributes?: ReadonlyMap<number, Attributes>;
}

const NONE: Attributes = new Map();
const NOWHERE: ReadonlyMap<number, Attributes> = new Map();

/** The written graph of these parts: repeats merged, loops set apart. */
export function written(parts: Parts): WrittenGraph {
  const { ids, directed, untexted = [], header = NONE, properties = NONE, nodeAttributes = NOWHERE } = parts;
  const { graph, loops, edgeOf } = simple(parts.sources, parts.targets, ids.length, directed);
  const edgeAttributes = new Map<number, Attributes>();
  const loopAttributes = new Map<number, Attributes>();
  for (const [i, attributes] of parts.edgeAttributes ?? NOWHERE) {
    if (parts.sources[i] === parts.targets[i]) merge(loopAttributes, parts.sources[i]!, attributes);
    else merge(edgeAttributes, edgeOf(i), attributes);
  }
  return {
    ids,
    untexted: untexted.toSorted((a, b) => a - b),
    graph,
    loops: [...loops].sort((a, b) => a - b),
    properties,
    header,
    nodeAttributes,
    edgeAttributes,
    loopAttributes,
  };
}

function merge(into: Map<number, Attributes>, key: number, attributes: Attributes): void {
  const before = into.get(key);
  into.set(key, before === undefined ? attributes : new Map([...before, ...attributes]));
}

interface Simple {
  readonly graph: Graph;
  readonly loops: ReadonlySet<number>;
  /** Which edge of the graph the i-th written one became. */
  edgeOf(i: number): number;
}

function simple(from: readonly number[], to: readonly number[], order: number, directed: boolean): Simple {
  const sources = new Int32Array(from.length);
  const targets = new Int32Array(from.length);
  const edges = edgeTable(from.length, directed);
  const loops = new Set<number>();
  let size = 0;
  for (let i = 0; i < from.length; i++) {
    const u = from[i]!;
    const v = to[i]!;
    if (u === v) loops.add(u);
    else if (edges.add(u, v) === size) {
      sources[size] = u;
      targets[size++] = v;
    }
  }
  const graph = { order, directed, sources: sources.slice(0, size), targets: targets.slice(0, size) };
  return { graph: Object.freeze(graph), loops, edgeOf: (i) => edges.find(from[i]!, to[i]!)! };
}

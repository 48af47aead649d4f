import { readAdjacencyCompat } from "#benchmarks/graphinstruct/format/compat/adjacency";
import { readEdgesCompat } from "#benchmarks/graphinstruct/format/compat/edges";
import { readGraph } from "#benchmarks/graphinstruct/format/read-graph";
import { reading } from "#benchmarks/graphinstruct/format/reading";
import { readAdjacencyStrict } from "#benchmarks/graphinstruct/format/strict/adjacency";
import { readEdgesStrict } from "#benchmarks/graphinstruct/format/strict/edges";
import { writeAdjacency } from "#benchmarks/graphinstruct/format/write/adjacency";
import { writeEdges } from "#benchmarks/graphinstruct/format/write/edges";
import { writeGraph } from "#benchmarks/graphinstruct/format/write/graph";
import type { ParseMode, Reading, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** How a graph can be written in a reply. */
export interface Format {
  /** For listings. */
  readonly summary: string;
  read(text: string, mode: ParseMode): Reading;
  /** The graph as text that `strict` reads as the same graph, apart from what the format can't hold. */
  write(written: WrittenGraph): string;
}

/** The formats by name. Nothing is guessed: a reply is read in the one that was asked for. */
export const formats = {
  code: {
    summary: "blocks of node_list, edge_list and attributes, or of changes; the one every published run used",
    read: readGraph,
    write: writeGraph,
  },
  adjacency: {
    summary: "a line of neighbours for each node; no attributes",
    read: (text, mode) => reading(text, mode, { compat: readAdjacencyCompat, strict: readAdjacencyStrict }),
    write: writeAdjacency,
  },
  edges: {
    summary: "an edge a line; no attributes",
    read: (text, mode) => reading(text, mode, { compat: readEdgesCompat, strict: readEdgesStrict }),
    write: writeEdges,
  },
} as const satisfies Readonly<Record<string, Format>>;

import { type Adjacency, adjacency, predecessors } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";
import { mix } from "#src/graph/refinement";

/** Two graphs of `half` nodes each in one numbering, the second's nodes after the first's. */
export interface GraphPair {
  readonly half: number;
  /** Along the edges and, where directed, against them. */
  readonly ways: readonly Way[];
}

/** Arcs `offsets[u] … offsets[u+1]-1` lead from node u to `heads`; `marks` differ by weight and way. */
export interface Way {
  readonly offsets: Int32Array;
  readonly heads: Int32Array;
  readonly marks: Int32Array;
}

/** @param union of two graphs of the same order */
export function graphPair(union: Graph): GraphPair {
  const kinds = new Map<number, number>();
  const kindOf = (weight: number) => kinds.get(weight) ?? kinds.set(weight, kinds.size).size - 1;
  const edgeKinds = union.weights && Int32Array.from(union.weights, kindOf);
  const way = ({ offsets, neighbours, edges }: Adjacency, side: number): Way => ({
    offsets,
    heads: neighbours,
    marks: edges.map((e) => mix(edgeKinds?.[e] ?? 0, side)),
  });
  const along = way(adjacency(union), 0);
  return { half: union.order / 2, ways: union.directed ? [along, way(predecessors(union), 1)] : [along] };
}

/** The part of a pair that these nodes are, the first half of them against the second; no arc may leave it. */
export function restricted({ ways }: GraphPair, nodes: Int32Array, numbers: Int32Array): GraphPair {
  nodes.forEach((u, number) => {
    numbers[u] = number;
  });
  const part = ways.map(({ offsets, heads, marks }): Way => {
    const lengths = nodes.map((u) => offsets[u + 1]! - offsets[u]!);
    const ends = new Int32Array(nodes.length + 1);
    for (let u = 0; u < nodes.length; u++) ends[u + 1] = ends[u]! + lengths[u]!;
    const own = { offsets: ends, heads: new Int32Array(ends.at(-1)!), marks: new Int32Array(ends.at(-1)!) };
    nodes.forEach((u, number) => {
      for (let i = 0; i < lengths[number]!; i++) {
        own.heads[ends[number]! + i] = numbers[heads[offsets[u]! + i]!]!;
        own.marks[ends[number]! + i] = marks[offsets[u]! + i]!;
      }
    });
    return own;
  });
  return { half: nodes.length / 2, ways: part };
}

import type { Drawing } from "#benchmarks/decision/rq3/drawing";
import { edgeList } from "#benchmarks/decision/rq3/edge-list";
import { adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** On which side each node is, 0 (A) or 1 (B): of nodes 0 … length-1, in the order in which they are placed. */
export type Sides = readonly number[];

/** A graph to be divided in two, node by node. */
export interface Division {
  readonly id: string;
  readonly graph: Graph;
}

export const BOTH: readonly number[] = [0, 1];
const NAMES = ["A", "B"] as const;

/** The weight of a node's edges to nodes placed on a side; edges without weights count 1. */
export function weightTo(graph: Graph, sides: Sides, node: number, side: number): number {
  const { offsets, neighbours, edges } = adjacency(graph);
  let sum = 0;
  for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
    if (sides[neighbours[i]!] === side) sum += graph.weights?.[edges[i]!] ?? 1;
  }
  return sum;
}

/** What all dividing tasks share: node 0 is on side A, the others are placed in their order. */
export const dividing = {
  begin: (): Sides => [0],
  isDone: ({ graph }: Division, sides: Sides) => sides.length === graph.order,
  legal: () => BOTH,
  take: (sides: Sides, side: number): Sides => [...sides, side],
  draw: ({ graph }: Division, sides: Sides): Drawing => ({
    nodes: graph.order,
    directed: false,
    edges: edgeList(graph),
    sides,
  }),
  question: (sides: Sides) => `On which side should node ${sides.length} be?`,
  nameOf: (side: number): string => NAMES[side]!,
} as const;

/** Nodes, edges and sides so far, as a model is shown them. */
export function shownDivision({ graph }: Division, sides: Sides) {
  return {
    nodes: graph.order,
    edges: edgeList(graph),
    sides: Object.fromEntries(sides.map((side, node) => [node, NAMES[side]])),
    next: sides.length,
  };
}

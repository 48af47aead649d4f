import { type Adjacency, adjacency } from "#src/graph/adjacency";
import type { Graph } from "#src/graph/graph";

/** On which side each node is, 0 (A) or 1 (B): of nodes 0 … length-1, in the order in which they are placed. */
export type Sides = readonly number[];

/** A graph to be divided in two, node by node. */
export interface Division {
  readonly id: string;
  readonly graph: Graph;
}

export const BOTH: readonly number[] = [0, 1];

/** The weight between a node and those of its neighbours that are placed on a side; edges without weights count 1. */
export function weightTo(graph: Graph, sides: Sides, node: number, side: number): number {
  return sumOver(adjacency(graph), node, (other) => sides[other] === side);
}

/** The weight of a node's edges to the nodes that are chosen. */
export function sumOver(
  { graph, offsets, neighbours, edges }: Adjacency,
  node: number,
  chosen: (other: number) => boolean,
): number {
  let sum = 0;
  for (let i = offsets[node]!; i < offsets[node + 1]!; i++) {
    if (chosen(neighbours[i]!)) sum += graph.weights?.[edges[i]!] ?? 1;
  }
  return sum;
}

/** What all dividing tasks share: node 0 is on side A, the others are placed in their order. */
export const dividing = {
  begin: (): Sides => [0],
  isDone: ({ graph }: Division, sides: Sides) => sides.length === graph.order,
  legal: () => BOTH,
  take: (sides: Sides, side: number): Sides => [...sides, side],
} as const;

import { graphTypeOf } from "#benchmarks/graphinstruct/ask/graph-type-of";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

const TREE = "start from one node and tie each further node to one that is there already, so that no cycle can close";
const SIDES = "part the nodes in two sides and draw edges from one side to the other only";
const CIRCLE = "lay the nodes out in a circle and tie each to the same number of nearest nodes on either side";
const GROUPS = "make groups with many edges inside and few between, and stop before there are too many edges";

/** How graphs of a type are built. */
const BY_TYPE: ReadonlyMap<string, string> = new Map([
  ["tree", TREE],
  ["forest", "make several trees and no edge between them"],
  ["path", "tie each node to the next one and stop at the last"],
  ["cycle", "tie each node to the next one and the last to the first, so that each has two neighbours"],
  ["star", "tie all other nodes to one centre, and to nothing else"],
  ["wheel", "make a cycle of all nodes but one, and tie that one to all of them"],
  ["complete", "tie each node to all that come after it"],
  ["bipartite", SIDES],
  ["complete_bipartite", "part the nodes in two sides and tie each node to all of the other side"],
  ["grid", "lay the nodes out in rows and tie each to its right and its lower neighbour"],
  ["dag", "number the nodes and let each edge lead from a lower number to a higher one"],
  ["regular", CIRCLE],
]);

/** How graphs with a property are built, the more telling properties first. */
const BY_PROPERTY: readonly (readonly [RegExp, string])[] = [
  [/^task_type/, "go through the given edges, keep what the task does not touch, and change only what it needs"],
  [/^degree|connectivity/, CIRCLE],
  [/^strongly_connected/, "make a directed ring through all nodes, then add what edges are missing"],
  [/^bipartite/, SIDES],
  [/^acyclic/, TREE],
  [/^planar/, "draw triangles side by side and leave out edges until the number is right"],
  [/^modularity|^clustering/, GROUPS],
  [/^num_components/, "part the nodes in as many pieces, make a tree of each, then add edges within pieces"],
  [/^(?:min|max)_degree/, "make a ring of all nodes, then add edges between those that have fewest"],
];
const OTHERWISE = "make all nodes, tie them in a line, then add edges up to the number asked for";

/** How the graph that an instruction asks for may be built, in a clause. */
export function planFor(instruction: Pick<Instruction, "explicit">): string {
  const has = (pattern: RegExp) => instruction.explicit.some((text) => pattern.test(text));
  const [, plan = OTHERWISE] = BY_PROPERTY.find(([pattern]) => has(pattern)) ?? [];
  return BY_TYPE.get(graphTypeOf(instruction) ?? "") ?? plan;
}

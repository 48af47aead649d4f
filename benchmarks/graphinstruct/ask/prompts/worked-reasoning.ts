import { graphTypeOf } from "#benchmarks/graphinstruct/ask/graph-type-of";
import { inferImplicit, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** How a graph of a type is built. */
const PLANS: ReadonlyMap<string, string> = new Map([
  ["tree", "start from one node and tie each further node to one that is there already, so that no cycle can close"],
  ["forest", "make several trees and no edge between them"],
  ["path", "tie each node to the next one and stop at the last"],
  ["cycle", "tie each node to the next one and the last to the first, so that each has two neighbours"],
  ["star", "tie all other nodes to one centre, and to nothing else"],
  ["wheel", "make a cycle of all nodes but one, and tie that one to all of them"],
  ["complete", "tie each node to all that come after it"],
  ["bipartite", "part the nodes in two sides and draw edges from one side to the other only"],
  ["complete_bipartite", "part the nodes in two sides and tie each node to all of the other side"],
  ["grid", "lay the nodes out in rows and tie each to its right and its lower neighbour"],
  ["dag", "number the nodes and let each edge lead from a lower number to a higher one"],
  ["regular", "go round a circle and tie each node to the same number of nearest nodes on either side"],
]);
const BY_LEVEL = [
  "make all nodes, tie them in a line, then add edges up to the number asked for",
  "make all nodes, tie them in a line, then add edges up to the number asked for",
  "meet the demand on degrees first, along a circle, then look at what the others still need",
  "make groups with many edges inside and few between, and stop before the density is too high",
  "give the nodes names of the domain, tie them as such things are tied, and keep to the numbers",
  "go through the given edges, keep what the task does not touch, and change only what it needs",
];

/** The reasoning that stands before the answer of an example: what is asked, what follows, how it is built, a check. */
export function workedReasoning(instruction: Instruction): string {
  const asked = parseConstraints(instruction.explicit);
  const follows = inferImplicit(asked);
  const texts = (constraints: readonly { readonly text: string }[]) => constraints.map(({ text }) => text).join(", ");
  const plan = PLANS.get(graphTypeOf(instruction) ?? "") ?? BY_LEVEL[instruction.level];
  const steps = [`Asked for: ${texts(asked)}${follows.length > 0 ? `; from which follows ${texts(follows)}` : ""}.`];
  if (instruction.feasible) steps.push(`Plan: ${plan}.`, "Check: counted once more, each demand is met.");
  else steps.push("Check: these cannot all hold at once.");
  return steps.map((step, i) => `${i + 1}. ${step}`).join("\n");
}

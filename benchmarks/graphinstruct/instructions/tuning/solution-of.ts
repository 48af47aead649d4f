import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** A right reply: changes where a graph is to be changed, else a graph, or why there is none. */
export function solutionOf({ edits = [], references, proof }: Instruction): string {
  return edits[0] ?? references[0] ?? `That is impossible: ${proof}.`;
}

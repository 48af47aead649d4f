import { priorsOf } from "#benchmarks/graphinstruct/ask/priors/priors-of";
import { domains } from "#benchmarks/graphinstruct/domains/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

const SHAPES = {
  "power-law": "a few nodes have many neighbours, most have few",
  "roughly-uniform": "nodes have about the same number of neighbours",
} as const;

/** What is known of graphs of an instruction's domain; empty where it has none. */
export function domainHint(instruction: Pick<Instruction, "domain" | "explicit">, asReleased: boolean): string {
  if (instruction.domain === undefined) return "";
  const { hint, degrees } = domains[instruction.domain];
  const ranges = priorsOf(instruction, asReleased).map(({ name, band: [low, high] }) => `- ${name}: ${low} to ${high}`);
  return [
    `What is known of ${instruction.domain.replaceAll("_", " ")} graphs: ${hint}`,
    "Usual for them, where the task says nothing else:",
    ...ranges,
    `- ${SHAPES[degrees]}`,
  ].join("\n");
}

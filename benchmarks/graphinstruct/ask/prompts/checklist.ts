import { bulletsOf } from "#benchmarks/graphinstruct/ask/prompts/bullets-of";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/** What an instruction demands, as boxes to tick. */
export function checklist({ explicit }: Pick<Instruction, "explicit">): string {
  return `Count and tick off each of these before you reply:\n${bulletsOf(explicit, "[ ]")}`;
}

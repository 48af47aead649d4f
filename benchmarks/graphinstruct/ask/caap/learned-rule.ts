import { type CaapTable, cellsOf } from "#benchmarks/graphinstruct/ask/caap/caap-table";
import type { Decision } from "#benchmarks/graphinstruct/ask/caap/decision";
import { dominantFamily } from "#benchmarks/graphinstruct/ask/caap/dominant-family";
import { releasedRule } from "#benchmarks/graphinstruct/ask/caap/released-rules";
import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import { chosen } from "#benchmarks/graphinstruct/ask/choice/fit";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";

/**
 * The strategy that a learned table gives an instruction; levels that it has not seen, and extras, which it says nothing
 * of, are as the released rules have them.
 */
export function learnedRule({ choices, least }: CaapTable, instruction: Instruction, tier: Tier): Decision {
  const released = releasedRule(instruction, tier);
  const cells = cellsOf(instruction.level, dominantFamily(instruction), tier);
  const learned = chosen(new Map(Object.entries(choices)), cells, least);
  return { ...released, ...(learned && { strategy: learned.strategy }) };
}

import type { Outcome } from "#benchmarks/graphinstruct/ask/choice/outcome";
import { type StrategyName, strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { QualityFile } from "#benchmarks/graphinstruct/scores/quality-file";
import { names } from "#src/pick";

/** The outcomes of one model's runs, one run a strategy, on the instructions that all of them scored. */
export function outcomesOf(
  runs: Readonly<Record<StrategyName, Pick<QualityFile, "per_instruction">>>,
  instructions: readonly Instruction[],
): (Outcome & { readonly instruction: Instruction })[] {
  const scores = names(strategies).map((strategy) => {
    const rows = runs[strategy].per_instruction;
    return [strategy, new Map(rows.map((row) => [row.instruction_id, row.level_score]))] as const;
  });
  return instructions
    .filter(({ id }) => scores.every(([, byId]) => byId.has(id)))
    .map((instruction) => ({
      instruction,
      level: instruction.level,
      template: instruction.template,
      scores: Object.fromEntries(
        scores.map(([strategy, byId]) => [strategy, byId.get(instruction.id)!]),
      ) as Outcome["scores"],
    }));
}

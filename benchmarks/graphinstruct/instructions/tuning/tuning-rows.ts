import { opening } from "#benchmarks/graphinstruct/ask/prompts/opening";
import { workedReasoning } from "#benchmarks/graphinstruct/ask/prompts/worked-reasoning";
import { defaults } from "#benchmarks/graphinstruct/ask/settings";
import { type StrategyName, strategies } from "#benchmarks/graphinstruct/ask/strategies";
import { drawInstruction } from "#benchmarks/graphinstruct/instructions/draw-instruction";
import { countsOf, type DrawOptions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import { type Instruction, LEVELS, type Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { overlapWith } from "#benchmarks/graphinstruct/instructions/tuning/overlap";
import { solutionOf } from "#benchmarks/graphinstruct/instructions/tuning/solution-of";
import { UserError } from "#src/errors";
import type { Message } from "#src/play";

/** An example to learn from: system, user and assistant. */
export interface TuningRow {
  readonly messages: readonly Message[];
}

export interface TuningOptions extends DrawOptions {
  /** How the instructions are put to the model. */
  readonly strategy: StrategyName;
  /** Instructions that are kept for evaluation: no row is one of these, in words or in substance. */
  readonly evaluation?: readonly Instruction[];
}

/** Instructions drawn for each row before it is given up, beside one for each of the evaluation. */
const PATIENCE = 50;
/** Instructions of each level that few-shot prompts may show. */
const SHOWN = 100;

/**
 * Rows for tuning, drawn for them: the official instructions are for evaluation alone. The count is of rows; instructions
 * that overlap with the evaluation are passed over.
 *
 * @throws UserError where nearly everything overlaps
 */
export function tuningRows({ seed, count, levels = LEVELS, strategy, evaluation = [] }: TuningOptions): TuningRow[] {
  const counts = countsOf(count, levels);
  const overlaps = overlapWith(evaluation);
  return LEVELS.flatMap((level) => {
    const wanted = counts[level] ?? 0;
    const drawn = freeOf(overlaps, seed, level, wanted, evaluation.length + PATIENCE * wanted);
    const exemplars = drawn.slice(0, SHOWN);
    const settings = { ...defaults, strategy, seed, exemplars };
    return drawn.map((instruction): TuningRow => {
      const prompt = opening(instruction, { strategy, extras: [] }, settings);
      return { messages: [...prompt, { role: "assistant", content: replyTo(instruction, strategy) }] };
    });
  });
}

function freeOf(
  overlaps: (instruction: Instruction) => boolean,
  seed: number,
  level: Level,
  count: number,
  most: number,
): Instruction[] {
  const free: Instruction[] = [];
  for (let index = 0; free.length < count; index++) {
    if (index === most) {
      throw new UserError(
        `tuning rows of level ${level}: expected ${count} that are not in the evaluation, got ${free.length}; ask for fewer or take another seed`,
      );
    }
    const instruction = drawInstruction(seed, level, index);
    if (!overlaps(instruction)) free.push(instruction);
  }
  return free;
}

function replyTo(instruction: Instruction, strategy: StrategyName): string {
  const solution = solutionOf(instruction);
  return strategies[strategy].reasoning ? `${workedReasoning(instruction)}\n${solution}` : solution;
}

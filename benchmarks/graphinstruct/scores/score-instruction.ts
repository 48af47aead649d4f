import { isRefusal } from "#benchmarks/graphinstruct/format/refusal";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import { type Examined, examine, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import { feasibleScore } from "#benchmarks/graphinstruct/scores/feasible-score";
import { levelScore, QUALITY } from "#benchmarks/graphinstruct/scores/level-score";
import { refusalScore } from "#benchmarks/graphinstruct/scores/refusal-score";
import { type Rubric, rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import {
  DIMENSIONS,
  type Dimension,
  type InstructionScore,
  type Output,
  type ScoreMode,
} from "#benchmarks/graphinstruct/scores/score";

export interface Scoring {
  readonly mode: ScoreMode;
  readonly pools: Pools;
  /** The prompting strategy that the outputs answer, by name; level 5 asks whether those of a chain of thought reason. */
  readonly strategy?: string;
}

/**
 * The scores of one instruction's outputs.
 *
 * @throws UserError where the instruction itself is wrong
 */
export function scoreInstruction(
  instruction: Instruction,
  outputs: readonly Output[],
  { mode, pools, strategy }: Scoring,
): InstructionScore {
  const rubric = rubricFor(instruction, mode, pools);
  const examined = outputs.map(({ text }) => examine(text, rubric));
  return scoreExamined(examined, outputs, rubric, strategy);
}

/** What counts: without graphs there is nothing to compare with references. */
const FEASIBLE = { combined: DIMENSIONS, quality: QUALITY };
const INFEASIBLE = { combined: ["D1", "D4", "D5"], quality: ["D1", "D4"] } satisfies Record<string, Dimension[]>;

/** The scores of outputs that have been read. */
export function scoreExamined(
  examined: readonly Examined[],
  outputs: readonly Output[],
  rubric: Rubric,
  strategy: string | undefined,
): InstructionScore {
  const { id, level, feasible } = rubric.instruction;
  const spent = outputs.map(({ tokens }) => tokens);
  const scored = feasible
    ? feasibleScore(examined, spent, rubric, strategy)
    : refusalScore(examined, spent, rubric.mode);
  const counts = feasible ? FEASIBLE : INFEASIBLE;
  return {
    id,
    level,
    ...scored,
    combined: levelScore(level, scored.dimensions, counts.combined),
    quality: levelScore(level, scored.dimensions, counts.quality),
    outputs: outputs.length,
    unread: examined.filter((each) => !isCandidate(each) && (feasible || !isRefusal(each.text))).length,
    truncated: outputs.filter(({ finish }) => finish === "length").length,
  };
}

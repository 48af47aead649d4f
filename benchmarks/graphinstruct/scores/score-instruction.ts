import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Pools } from "#benchmarks/graphinstruct/pools/index";
import {
  type Candidate,
  type Examined,
  examine,
  isCandidate,
  isValid,
} from "#benchmarks/graphinstruct/scores/candidate";
import { efficiency } from "#benchmarks/graphinstruct/scores/efficiency";
import { embedding } from "#benchmarks/graphinstruct/scores/embedding";
import { following } from "#benchmarks/graphinstruct/scores/following/following";
import { refused } from "#benchmarks/graphinstruct/scores/infeasible";
import { levelScore, QUALITY } from "#benchmarks/graphinstruct/scores/level-score";
import { type Rubric, rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { Dimension, InstructionScore, Output, ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import { structure } from "#benchmarks/graphinstruct/scores/structure/structure";
import { text } from "#benchmarks/graphinstruct/scores/text";

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
  const examined = outputs.map((output) => examine(output.text, rubric));
  return scoreExamined(examined, outputs, rubric, strategy);
}

/** The scores of outputs that have been read. */
export function scoreExamined(
  examined: readonly Examined[],
  outputs: readonly Output[],
  rubric: Rubric,
  strategy: string | undefined,
): InstructionScore {
  const { id, level, feasible } = rubric.instruction;
  const score = feasible ? feasibleScore(examined, outputs, rubric, strategy) : refusalScore(examined, outputs, rubric);
  return {
    id,
    level,
    ...score,
    combined: score.combined ?? levelScore(level, score.dimensions),
    quality: score.quality ?? levelScore(level, score.dimensions, QUALITY),
    outputs: outputs.length,
    unread: examined.filter((each) => !isCandidate(each)).length,
    truncated: outputs.filter(({ finish }) => finish === "length").length,
  };
}

type Scored = Pick<InstructionScore, "validRate" | "dimensions" | "tokensPerValid" | "undecided"> &
  Partial<Pick<InstructionScore, "combined" | "quality">>;

function feasibleScore(
  examined: readonly Examined[],
  outputs: readonly Output[],
  rubric: Rubric,
  strategy: string | undefined,
): Scored {
  const { level } = rubric.instruction;
  const valid = examined.filter(isValid);
  // Released code averages over valid outputs, so that failures hardly count.
  const of = rubric.mode === "compat" ? valid.length : outputs.length;
  const mean = (measure: (candidate: Candidate) => number) =>
    of === 0 ? 0 : valid.reduce((sum, candidate) => sum + measure(candidate), 0) / of;
  const { score, validRate, undecided } = structure(examined, rubric);
  const spent = efficiency(
    outputs.map(({ tokens }) => tokens),
    valid.length,
  );
  const dimensions: Record<Dimension, number> = {
    D1: score,
    D2: level >= 4 ? mean((candidate) => text(candidate, rubric)) : 0,
    D3: level >= 3 ? mean((candidate) => embedding(candidate, rubric)) : 0,
    D4: mean((candidate) => following(candidate, rubric, strategy)),
    D5: spent.score,
  };
  const open = valid.reduce(
    (sum, each) => sum + each.explicit().filter(({ error }) => error === "undecided").length,
    0,
  );
  return { validRate, dimensions, tokensPerValid: spent.tokensPerValid, undecided: undecided + open };
}

/** An infeasible instruction has nothing but the refusal to score, so its level score is that share itself. */
function refusalScore(examined: readonly Examined[], outputs: readonly Output[], rubric: Rubric): Scored {
  const share = refused(examined, rubric.mode);
  if (rubric.mode === "compat") {
    const dimensions = { D1: share, D2: 0, D3: 0, D4: share, D5: share };
    const tokensPerValid = share === 1 ? 0 : Number.POSITIVE_INFINITY;
    return { validRate: share, dimensions, tokensPerValid, undecided: 0, combined: share, quality: share };
  }
  const spent = efficiency(
    outputs.map(({ tokens }) => tokens),
    share * outputs.length,
  );
  const dimensions = { D1: share, D2: 0, D3: 0, D4: share, D5: spent.score };
  return { validRate: share, dimensions, tokensPerValid: spent.tokensPerValid, undecided: 0 };
}

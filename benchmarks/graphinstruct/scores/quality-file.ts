import type { InstructionScore } from "#benchmarks/graphinstruct/scores/score";
import { totals } from "#benchmarks/graphinstruct/scores/totals";

/** The scores of one configuration over all instructions, in the field names of the published `.quality.json` files. */
export interface QualityFile {
  readonly per_instruction: readonly QualityRow[];
  /** By `0` … `5`. */
  readonly per_level_scores: Readonly<Record<string, number>>;
  readonly total_score: number;
  readonly final_score: number;
  readonly metadata?: Readonly<Record<string, unknown>>;
}

export interface QualityRow {
  readonly instruction_id: string;
  readonly level: number;
  readonly d1_valid_rate: number;
  readonly d4_instruction_score: number;
  /** 0 where no output is valid. */
  readonly d5_tokens_per_valid: number;
  readonly dimension_scores: Readonly<Record<string, number>>;
  readonly level_score: number;
  /** Published files lack these: how many outputs there are, and how many could not be read and were cut off. */
  readonly outputs: number;
  readonly unread: number;
  readonly truncated: number;
}

/** The scores of one run as a file that reads like the published ones: quality alone, and no bonus, which takes other runs. */
export function qualityFile(
  scores: readonly InstructionScore[],
  metadata: Readonly<Record<string, unknown>>,
): QualityFile {
  const { levels, total } = totals(scores, "quality");
  return {
    per_instruction: scores.map(row),
    per_level_scores: Object.fromEntries([...levels].map(([level, mean]) => [String(level), mean])),
    total_score: total,
    final_score: total,
    metadata,
  };
}

function row(score: InstructionScore): QualityRow {
  return {
    instruction_id: score.id,
    level: score.level,
    d1_valid_rate: score.validRate,
    d4_instruction_score: score.dimensions.D4,
    d5_tokens_per_valid: Number.isFinite(score.tokensPerValid) ? score.tokensPerValid : 0,
    dimension_scores: score.dimensions,
    level_score: score.quality,
    outputs: score.outputs,
    unread: score.unread,
    truncated: score.truncated,
  };
}

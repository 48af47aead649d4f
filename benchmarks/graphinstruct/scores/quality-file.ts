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
}

import { z } from "zod";

/** Sums of weighted shares may end a rounding above 1. */
const share = z
  .number()
  .min(0)
  .max(1 + 1e-9);
const count = z.int().min(0).optional();

const row = z.looseObject({
  instruction_id: z.string(),
  level: z.literal([0, 1, 2, 3, 4, 5]),
  d1_valid_rate: share,
  // Published files say null, ours 0, where no output is valid.
  d5_tokens_per_valid: z.number().min(0).nullable(),
  dimension_scores: z.looseObject({ D1: share, D2: share, D3: share, D4: share, D5: share }),
  level_score: share,
  outputs: count,
  unread: count,
  truncated: count,
});

/** What a `.quality.json` file must hold; more is passed over. */
export const qualityShape = z.looseObject({
  per_instruction: z.array(row).min(1),
  metadata: z.record(z.string(), z.unknown()).optional(),
});

export type QualityRecord = z.infer<typeof qualityShape>;

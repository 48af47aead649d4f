import { z } from "zod";
import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import { type StrategyName, strategies } from "#benchmarks/graphinstruct/ask/strategies";
import type { Family } from "#benchmarks/graphinstruct/constraints/constraint";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { names } from "#src/pick";

const strategy = z.enum(names(strategies) as [StrategyName, ...StrategyName[]]);
const share = z.number().min(0).max(1);
const count = z.int().min(0);
const estimate = z.object({ levels: z.record(z.string(), share), total: share });

/** A learned table for CAAP, as `caap learn` writes it. */
export const caapTable = z.object({
  schema: z.literal(1),
  /** By cell (`2/degree/T3`), and by the wider `2/T3` and `2` for cells that saw too little. */
  choices: z.record(z.string(), z.object({ strategy, means: z.record(strategy, share), count })),
  /** Outcomes that a cell must have to choose for itself. */
  least: count,
  folds: z.int().min(2),
  seed: count,
  /** See `CrossValidated`. */
  inSample: estimate,
  heldOut: estimate,
  disagreements: count,
});

export type CaapTable = z.infer<typeof caapTable>;

/** The names of the cells that hold what is asked, the narrowest first. */
export function cellsOf(level: Level, dominant: Family, tier: Tier): readonly string[] {
  return [`${level}/${dominant}/${tier}`, `${level}/${tier}`, `${level}`];
}
